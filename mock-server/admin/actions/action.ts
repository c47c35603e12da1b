import * as z from 'zod';
import { amount as money } from '#contract/fields.ts';
import { toMajor } from '#lib/money/money.ts';
import { spanOf } from '#sim/core/clock.ts';
import { balanceOf, mainAccount } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import type { OutcomesByGame } from '#sim/features/games/rules/forced-outcome.ts';
import { AdminError } from '../admin-error.ts';

/** A change of a world's state that a tester makes by one call. */
export interface Action<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  /** What it does, in one sentence. */
  readonly does: string;
  readonly input: I;
  readonly output: O;
  readonly example: z.input<I>;
  /** Runs within a transaction. Throws `AdminError`, and refusals of the rules. */
  run(world: World, input: z.output<I>, parts: { readonly games: OutcomesByGame }): z.input<O>;
}

export const defineAction = <I extends z.ZodObject, O extends z.ZodObject>(action: Action<I, O>): Action<I, O> =>
  action;

export const account = z.string().max(64).describe('Account name of the member.');
export const amount = money.describe('Major units.');
export const balance = z.number().describe('Balance of the main wallet in major units.');

/** An instant: ISO 8601, or a span relative to the time of the world. */
export const moment = z
  .string()
  .refine(
    (text) => spanOf(text.slice(1)) !== null || !Number.isNaN(Date.parse(text)),
    'must be an instant such as 2026-03-02T12:00:00+08:00, or a span such as -30d or +2h',
  )
  .describe('Instant such as `2026-03-02T12:00:00+08:00`, or span from now such as `-30d` or `+2h`.');

/** Returns the epoch in ms of a `moment`. */
export const momentOf = (world: World, text: string): number => {
  const span = /^[+-]/.test(text) ? spanOf(text.slice(1)) : null;
  return span === null ? Date.parse(text) : world.now() + (text.startsWith('-') ? -span : span);
};

/** The state that something is in, and the states that an action needs. */
interface StateMismatch {
  /** Subject of the sentence, such as `Deposit DP1`. */
  readonly what: string;
  readonly is: string;
  readonly needs: readonly string[];
  /** What to do instead, as a sentence. */
  readonly hint?: string;
}

/** Returns the error (409) of an action that something's state does not allow. */
export const wrongState = ({ what, is, needs, hint }: StateMismatch): AdminError =>
  new AdminError(
    409,
    'Wrong state',
    `${what} is ${is}; this needs ${needs.join(' or ')}.${hint === undefined ? '' : ` ${hint}`}`,
    { is, needs },
  );

/** Returns the balance of a member's main wallet in major units. */
export const majorBalanceOf = ({ state }: World, { id }: Pick<Member, 'id'>): number =>
  toMajor(balanceOf(state, mainAccount(id)));
