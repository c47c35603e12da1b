import { dayOf } from '../../../src/domain/manila.ts';
import { type Doc, kind } from '../../engine/collection.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';

/** That a member signed in on a day of Manila; `at` is the last time. */
interface Login extends Doc {
  readonly member: string;
  readonly day: string;
  readonly at: number;
}

const login = kind<Login>().named('login', { member: (it) => it.member });

export const noteLogin = (world: World, member: string): void => {
  const at = world.now();
  const day = dayOf(at);
  world.state.put(login, { id: `${member}:${day}`, member, day, at });
};

/** Whether the member signed in on a day. */
export const loggedInOn = (state: State, member: string, day: string): boolean =>
  state.get(login, `${member}:${day}`) !== undefined;

/** Epoch ms; null for who never did. */
export const lastLogin = (state: State, member: string): number | null =>
  state.by(login, 'member', member).reduce<number | null>((last, { at }) => Math.max(last ?? 0, at), null);
