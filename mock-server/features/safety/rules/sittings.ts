import { type Doc, kind } from '../../../core/collection.ts';
import { posting } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { changeSettings, limitOf, type SafetySettings, settingsOf } from './settings.ts';

/** A stretch of play without a long pause, over all devices and games of a member, whose id it has (X04, X05). */
interface Sitting extends Doc {
  readonly startedAt: number;
  /** The last play, to the minute. */
  readonly lastAt: number;
  /** When the last reality check was seen; the start before the first. */
  readonly checkedAt: number;
}

const sitting = kind<Sitting>().named('sitting');

const minute = 60_000;
/** A pause that ends a sitting. */
const longPause = 60 * minute;

/** The sitting that goes on; undefined an hour after the last play. */
export const sittingOf = (state: State, member: string, now: number): Sitting | undefined => {
  const found = state.get(sitting, member);
  return found && now - found.lastAt <= longPause ? found : undefined;
};

/** Notes that a member plays now. */
export const notePlaying = (world: World, member: string): void => {
  const now = world.now();
  const current = sittingOf(world.state, member, now);
  if (!current) world.state.put(sitting, { id: member, startedAt: now, lastAt: now, checkedAt: now });
  else if (now - current.lastAt >= minute) world.state.put(sitting, { ...current, lastAt: now });
};

/** When the next reality check is due. */
export const checkAt = (state: State, { id, checkedAt }: Sitting): number =>
  checkedAt + settingsOf(state, id).realityCheck * minute;

/**
 * Changes how often the reality check comes, minutes. One that is due is seen first: a longer interval would put it off
 * unseen. Throws `safety.check`.
 */
export const setRealityCheck = (world: World, member: string, minutes: SafetySettings['realityCheck']): void => {
  const current = sittingOf(world.state, member, world.now());
  const due = current && checkAt(world.state, current);
  if (due !== undefined && due <= world.now() && minutes > settingsOf(world.state, member).realityCheck)
    throw new Refusal('safety.check', { value: { checkAt: due }, why: 'the reality check waits' });
  changeSettings(world, member, { realityCheck: minutes });
};

/** When the member's session limit ends the sitting; null without one. */
export const sittingEndsAt = (state: State, { id, startedAt }: Sitting, now: number): number | null => {
  const { height } = limitOf(state, id, 'session', 'sitting', now);
  return height === null ? null : startedAt + height;
};

/** When a member who stops now can begin a new sitting. */
export const nextSittingAt = ({ lastAt }: Sitting): number => lastAt + longPause;

/** Lets the member sit there for so long already, without a reality check; for scenarios. */
export const sitSince = (world: World, member: string, ms: number): void => {
  const now = world.now();
  world.state.put(sitting, { id: member, startedAt: now - ms, lastAt: now, checkedAt: now - ms });
};

export const seeCheck = (world: World, member: string): void => {
  const current = sittingOf(world.state, member, world.now());
  if (current) world.state.put(sitting, { ...current, checkedAt: world.now() });
};

/** Centavos staked and won in a sitting; a stake that went back was none. */
export const sittingSums = (state: State, { id, startedAt }: Sitting): { staked: number; won: number } => {
  const account = `member:${id}`;
  const sums = { staked: 0, won: 0 };
  for (const { at, type, entries } of state.by(posting, 'account', account)) {
    if (at < startedAt || !(type === 'bet' || type === 'payout' || type === 'refund')) continue;
    const own = entries.reduce((sum, entry) => (entry.account === account ? sum + entry.centavos : sum), 0);
    if (type === 'payout') sums.won += own;
    else sums.staked -= own;
  }
  return sums;
};
