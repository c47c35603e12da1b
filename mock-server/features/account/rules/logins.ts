import { dayOf } from '../../../../src/lib/dates/manila.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';

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

/** Who signed in on each day of Manila. */
export const loginsByDay = (state: State): ReadonlyMap<string, ReadonlySet<string>> => {
  const days = new Map<string, Set<string>>();
  for (const { day, member } of state.all(login)) {
    const found = days.get(day);
    if (found) found.add(member);
    else days.set(day, new Set([member]));
  }
  return days;
};

/** When each signed in last, epoch ms; who never did is not in it. */
export const lastLogins = (state: State): ReadonlyMap<string, number> => {
  const last = new Map<string, number>();
  for (const { member, at } of state.all(login)) last.set(member, Math.max(last.get(member) ?? 0, at));
  return last;
};
