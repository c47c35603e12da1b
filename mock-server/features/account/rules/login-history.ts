import type { Value } from '../../../../src/contract/types.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { letters } from '../../messages/rules/templates.ts';
import type { ClientInfo, LoginMethod } from './client-info.ts';

/** A successful or failed login (X08). */
export interface LoginAttempt extends Doc, Pick<ClientInfo, 'device' | 'mobile' | 'place'> {
  readonly member: string;
  readonly at: number;
  readonly method: LoginMethod;
  readonly twoSteps: boolean;
  readonly outcome: Value<'loginHistory'>['content'][number]['outcome'];
}

export const loginAttempt = kind<LoginAttempt>().named('sign-in', { member: (it) => it.member });

/** Attempts kept per member. */
const maxRemembered = 60;

/** Returns the login attempts of a member, newest first. */
export const loginHistoryOf = (state: State, member: string): LoginAttempt[] =>
  state.by(loginAttempt, 'member', member).sort((a, b) => b.at - a.at || b.id.localeCompare(a.id));

/** Records a login attempt, drops the oldest above the maximum, and reports a new device to the member. */
export const recordLoginAttempt = (
  world: World,
  member: string,
  client: ClientInfo,
  { method, twoSteps, outcome }: Pick<LoginAttempt, 'method' | 'twoSteps' | 'outcome'>,
): void => {
  const known = loginHistoryOf(world.state, member);
  for (const old of known.slice(maxRemembered - 1)) world.state.remove(loginAttempt, old.id);
  const entered = known.filter((it) => it.outcome === 'entered');
  const isNew = entered.length > 0 && !entered.some((it) => it.device === client.device && it.place === client.place);
  const { device, mobile, place } = client;
  const id = world.id('SI');
  world.state.put(loginAttempt, { id, member, at: world.now(), device, mobile, place, method, twoSteps, outcome });
  if (isNew && outcome === 'entered' && device)
    sendMessage(world, member, letters.newDevice(device, place, world.now()));
};
