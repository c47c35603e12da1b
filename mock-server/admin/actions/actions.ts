import type { z } from 'zod';
import type { Action } from './action.ts';
import { balanceActions } from './balance-actions.ts';
import { depositActions } from './deposit-actions.ts';
import { eventActions } from './event-actions.ts';
import { gameActions } from './game-actions.ts';
import { identityActions } from './identity-actions.ts';
import { memberActions } from './member-actions.ts';
import { withdrawalActions } from './withdrawal-actions.ts';

/**
 * All actions by name. The calls of the admin API, their OpenAPI documentation, the client, the MCP tools and the forms
 * of the console follow from this table.
 */
export const actions = {
  ...balanceActions,
  ...depositActions,
  ...withdrawalActions,
  ...gameActions,
  ...memberActions,
  ...identityActions,
  ...eventActions,
};

type Actions = typeof actions;

export type ActionName = keyof Actions;
export type ActionInput<N extends ActionName> = z.input<Actions[N]['input']>;
export type ActionOutput<N extends ActionName> = z.output<Actions[N]['output']>;

export const actionList = Object.entries(actions) as readonly (readonly [ActionName, Action])[];
