import type { LimitKind, LimitPeriod } from '#contract/safety/safety-terms.ts';
import { balanceOf, vendorAccount } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { DomainEvent, World } from '#sim/core/world.ts';
import { requirePlayAllowed } from '#sim/features/account/rules/identity-review.ts';
import { vendors } from '#sim/features/games/rules/catalogue.ts';
import { type LimitWindow, limitWindowOf } from './limit-periods.ts';
import { type CountedAmount, countedAmountsSince, pendingDepositsTotal, sumAmounts } from './limit-usage.ts';
import { nextPlaySessionAt, playSessionEndsAt, playSessionOf } from './play-sessions.ts';
import { realityCheckDueAt } from './reality-check.ts';
import { limitOf, settingsOf, toWireUnits } from './safety-settings.ts';

type MoneyKind = Exclude<LimitKind, 'session'>;
const periods = ['day', 'week', 'month'] as const;

/** Returns the used part of a limit, in minor units. */
const usageOf = (state: State, memberId: string, kind: MoneyKind, period: LimitPeriod, now: number) => {
  const window = limitWindowOf(kind, period, now);
  const counted = countedAmountsSince(state, memberId, kind, window.from);
  return { window, counted, used: Math.max(0, sumAmounts(counted)) };
};

/** Returns when `wanted` more fits below `amount` again, epoch ms. */
const availableAgainAt = (
  { from, until, span }: LimitWindow,
  counted: readonly CountedAmount[],
  amount: number,
  wanted: number,
): number => {
  if (until !== null) return until;
  let used = sumAmounts(counted);
  for (const { at, minor } of counted) {
    used -= minor;
    if (used + wanted <= amount) return at + span;
  }
  // Pending deposits count from their arrival, so the limit frees up a whole period from now unless one is cancelled.
  return from + 2 * span;
};

interface LimitReached {
  readonly member: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod | 'sitting';
  /** Major units, or minutes of a session limit. */
  readonly amount: number;
  readonly left: number;
}

/** Emitted when a member's own limit blocks a transaction. Writes of subscribers are rolled back with the error. */
export const limitReached: DomainEvent<LimitReached> = { name: 'limit.reached' };

/** Throws `safety.limit` if `minor` more would exceed a limit; `besides` counts as used already. */
const requireWithinLimit = (world: World, memberId: string, kind: MoneyKind, minor: number, besides = 0): void => {
  const now = world.now();
  for (const period of periods) {
    const { amount } = limitOf(world.state, memberId, kind, period, now);
    if (amount === null) continue;
    const { window, counted, used } = usageOf(world.state, memberId, kind, period, now);
    const left = Math.max(0, amount - used - besides);
    if (minor <= left) continue;
    const reached = { kind, period, amount: toWireUnits(kind, amount), left: toWireUnits(kind, left) };
    world.emit(limitReached, { member: memberId, ...reached });
    throw new Refusal('safety.limit', {
      value: {
        ...reached,
        resetsAt: minor > amount ? null : availableAgainAt(window, counted, amount, minor + besides),
      },
      why: `own ${kind} limit of a ${period}: ${left} minor units are left, ${minor} were asked for`,
    });
  }
};

const hasLimits = (state: State, memberId: string): boolean =>
  Object.keys(settingsOf(state, memberId).limits).length > 0;

/** Checks a new deposit; pending deposits count as used. Throws `safety.limit`. */
export const checkDepositOrder = (world: World, memberId: string, minor: number): void => {
  if (hasLimits(world.state, memberId))
    requireWithinLimit(world, memberId, 'deposit', minor, pendingDepositsTotal(world.state, memberId));
};

/** Checks money that is credited as a deposit. Throws `safety.limit`. */
export const checkPaidIn = (world: World, memberId: string, minor: number): void => {
  if (hasLimits(world.state, memberId)) requireWithinLimit(world, memberId, 'deposit', minor);
};

/** Checks the session limit. Throws `safety.limit` once the play session has reached it. */
const checkSession = (world: World, memberId: string): void => {
  const now = world.now();
  const current = playSessionOf(world.state, memberId, now);
  const endsAt = current ? playSessionEndsAt(world.state, current, now) : null;
  if (!current || endsAt === null || endsAt > now) return;
  const amount = toWireUnits('session', endsAt - current.startedAt);
  const value = { kind: 'session', period: 'sitting', amount, left: 0, resetsAt: nextPlaySessionAt(current) } as const;
  world.emit(limitReached, { member: memberId, kind: 'session', period: 'sitting', amount, left: 0 });
  throw new Refusal('safety.limit', { value, why: `played for the ${amount} minutes that the member allows` });
};

/** Checks a real-money game launch: no limit may be used up. Throws `safety.limit` and `safety.review`. */
export const checkLaunch = (world: World, memberId: string): void => {
  requirePlayAllowed(world, memberId);
  if (!hasLimits(world.state, memberId)) return;
  checkSession(world, memberId);
  requireWithinLimit(world, memberId, 'stake', 1);
  requireWithinLimit(world, memberId, 'loss', 1);
};

/** Checks a real-money bet. Throws `safety.limit`, and `safety.check` while a reality check is due. */
export const checkBet = (world: World, memberId: string, minor: number): void => {
  const current = playSessionOf(world.state, memberId, world.now());
  if (hasLimits(world.state, memberId)) {
    checkSession(world, memberId);
    requireWithinLimit(world, memberId, 'stake', minor);
    requireWithinLimit(world, memberId, 'loss', minor);
  }
  if (!current) return;
  const due = realityCheckDueAt(world.state, current);
  if (due <= world.now()) throw new Refusal('safety.check', { value: { checkAt: due }, why: 'a reality check is due' });
};

/** Checks a transfer to a vendor wallet: the balances of these wallets count towards the play limits. Throws `safety.limit`. */
export const checkToVendor = (world: World, memberId: string, minor: number): void => {
  if (!hasLimits(world.state, memberId)) return;
  const accounts = world.state.all(vendors).map((it) => vendorAccount(memberId, it.vassalage));
  const held = accounts.reduce((sum, account) => sum + balanceOf(world.state, account), 0);
  requireWithinLimit(world, memberId, 'stake', minor, held);
  requireWithinLimit(world, memberId, 'loss', minor, held);
};

/** Returns a limit with its use: minor units, or ms for the session limit. */
export const limitStatus = (state: State, memberId: string, kind: LimitKind, period: LimitPeriod, now: number) => {
  const limit = limitOf(state, memberId, kind, period, now);
  if (kind === 'session') {
    const current = playSessionOf(state, memberId, now);
    const used = current ? now - current.startedAt : 0;
    const left = limit.amount === null ? null : Math.max(0, limit.amount - used);
    return { ...limit, used, left, resetsAt: current && left === 0 ? nextPlaySessionAt(current) : null };
  }
  const { window, counted, used: booked } = usageOf(state, memberId, kind, period, now);
  const used = booked + (kind === 'deposit' ? pendingDepositsTotal(state, memberId) : 0);
  const oldest = counted.find(({ minor }) => minor > 0);
  return {
    ...limit,
    used,
    left: limit.amount === null ? null : Math.max(0, limit.amount - used),
    resetsAt: window.until ?? (oldest ? oldest.at + window.span : null),
  };
};

/**
 * Returns whether an own limit of one of these kinds leaves a member less than `minor`, or no time in this session.
 */
export const isAtLimit = (world: World, memberId: string, kinds: readonly LimitKind[], minor = 1): boolean =>
  hasLimits(world.state, memberId) &&
  kinds.some((kind) =>
    (kind === 'session' ? (['sitting'] as const) : periods).some((period) => {
      const { left } = limitStatus(world.state, memberId, kind, period, world.now());
      return left !== null && left < minor;
    }),
  );
