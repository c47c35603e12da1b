import { dayOf } from '#lib/dates/market-time.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';

/** A day (market’s time zone) on which a member logged in; `at` is the last login, epoch ms. */
interface LoginDay extends Doc {
  readonly member: string;
  readonly day: string;
  readonly at: number;
}

const loginDays = collection<LoginDay>()('login', { member: (it) => it.member });

export const recordLoginDay = (world: World, memberId: string): void => {
  const at = world.now();
  const day = dayOf(at);
  world.state.put(loginDays, { id: `${memberId}:${day}`, member: memberId, day, at });
};

/** Moves the last login of a member to an earlier time: later days of logins are removed. */
export const moveLastLoginDay = (world: World, memberId: string, at: number): void => {
  const day = dayOf(at);
  for (const it of world.state.by(loginDays, 'member', memberId))
    if (it.day > day) world.state.remove(loginDays, it.id);
  world.state.put(loginDays, { id: `${memberId}:${day}`, member: memberId, day, at });
};

/** Returns the members who logged in, by day (market’s time zone). */
export const loginsByDay = (state: State): ReadonlyMap<string, ReadonlySet<string>> => {
  const days = new Map<string, Set<string>>();
  for (const { day, member } of state.all(loginDays)) {
    const found = days.get(day);
    if (found) found.add(member);
    else days.set(day, new Set([member]));
  }
  return days;
};

/** Returns the last login by member, epoch ms. */
export const lastLogins = (state: State): ReadonlyMap<string, number> => {
  const last = new Map<string, number>();
  for (const { member, at } of state.all(loginDays)) last.set(member, Math.max(last.get(member) ?? 0, at));
  return last;
};
