import { minuteMs } from '#lib/dates/units.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type PlaySession, playSessionOf, playSessions } from './play-sessions.ts';
import { changeSettings, type SafetySettings, settingsOf } from './safety-settings.ts';

/** Returns when the next reality check is due, epoch ms. */
export const realityCheckDueAt = (state: State, { id, checkedAt }: PlaySession): number =>
  checkedAt + settingsOf(state, id).realityCheck * minuteMs;

/**
 * Sets the interval between reality checks, in minutes. Throws `safety.check` while a check is due, because a longer interval
 * would skip it.
 */
export const setRealityCheckInterval = (
  world: World,
  memberId: string,
  minutes: SafetySettings['realityCheck'],
): void => {
  const current = playSessionOf(world.state, memberId, world.now());
  const due = current && realityCheckDueAt(world.state, current);
  if (due !== undefined && due <= world.now() && minutes > settingsOf(world.state, memberId).realityCheck)
    throw new Refusal('safety.check', { value: { checkAt: due }, why: 'a reality check is due' });
  changeSettings(world, memberId, { realityCheck: minutes });
};

/** Marks the current reality check as seen; the next one is due an interval later. */
export const acknowledgeRealityCheck = (world: World, memberId: string): void => {
  const current = playSessionOf(world.state, memberId, world.now());
  if (current) world.state.put(playSessions, { ...current, checkedAt: world.now() });
};
