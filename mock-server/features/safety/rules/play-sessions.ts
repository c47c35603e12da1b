import { sessionBreakMinutes } from '#contract/safety/safety-terms.ts';
import { trialType } from '#features/account/model/roles.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { bets, keptPayoutOf } from '#sim/features/games/rules/bets.ts';
import { limitOf } from './safety-settings.ts';

/**
 * A play session: play without a long pause, over all devices and games. The id is the member's; epoch ms.
 */
export interface PlaySession extends Doc {
  readonly startedAt: number;
  /** The last play, to the minute. */
  readonly lastAt: number;
  /** Time at which the last reality check was seen; the start before the first. */
  readonly checkedAt: number;
}

export const playSessions = collection<PlaySession>()('sitting');

/** A pause of this length ends a play session. */
const endingPauseMs = sessionBreakMinutes * minuteMs;

/** Returns the current play session; undefined an hour after the last bet. */
export const playSessionOf = (state: State, memberId: string, now: number): PlaySession | undefined => {
  const found = state.get(playSessions, memberId);
  return found && now - found.lastAt <= endingPauseMs ? found : undefined;
};

/** Starts or extends the play session of a member. */
export const recordPlay = (world: World, memberId: string): void => {
  const now = world.now();
  const current = playSessionOf(world.state, memberId, now);
  if (!current) world.state.put(playSessions, { id: memberId, startedAt: now, lastAt: now, checkedAt: now });
  else if (now - current.lastAt >= minuteMs) world.state.put(playSessions, { ...current, lastAt: now });
};

/** Returns when the member's session limit ends the play session, epoch ms; null without a limit. */
export const playSessionEndsAt = (state: State, { id, startedAt }: PlaySession, now: number): number | null => {
  const { amount } = limitOf(state, id, 'session', 'sitting', now);
  return amount === null ? null : startedAt + amount;
};

/** Returns when a new play session can start if the member stops now, epoch ms. */
export const nextPlaySessionAt = ({ lastAt }: PlaySession): number => lastAt + endingPauseMs;

/** Starts a play session `ms` before now, without a reality check; for scenarios. */
export const startPlaySessionBefore = (world: World, memberId: string, ms: number): void => {
  const now = world.now();
  world.state.put(playSessions, { id: memberId, startedAt: now - ms, lastAt: now, checkedAt: now - ms });
};

/**
 * Returns the minor units staked and won in a play session by its settled bets; an open bet counts once it is settled, bonus
 * money that was removed from its payout never.
 */
export const playSessionTotals = (state: State, { id, startedAt }: PlaySession): { staked: number; won: number } => {
  const isTrial = state.get(members, id)?.type === trialType;
  const sums = { staked: 0, won: 0 };
  for (const it of state.by(bets, 'member', id)) {
    if (it.state !== 'settled' || (it.settledAt ?? 0) < startedAt || it.play !== isTrial) continue;
    sums.staked += it.stake;
    sums.won += keptPayoutOf(it);
  }
  return sums;
};
