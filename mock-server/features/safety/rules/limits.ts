import type { LimitKind, LimitPeriod } from '../../../../src/contract/safety.ts';
import type { DomainEvent } from '../../../core/domain-event.ts';
import { balanceOf, type LedgerAccount } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { vendor } from '../../games/rules/catalogue.ts';
import { type Counted, countedSince, depositsInFlight, sumCounted } from './counted.ts';
import { limitOf, settingsOf, wireHeight } from './settings.ts';
import { checkAt, nextSittingAt, sittingEndsAt, sittingOf } from './sittings.ts';
import { type Window, windowOf } from './windows.ts';

type MoneyKind = Exclude<LimitKind, 'session'>;
const periods = ['day', 'week', 'month'] as const;

/** How far a limit is used. All in centavos. */
const usageOf = (state: State, member: string, kind: MoneyKind, period: LimitPeriod, now: number) => {
  const window = windowOf(kind, period, now);
  const counted = countedSince(state, member, kind, window.from);
  return { window, counted, used: Math.max(0, sumCounted(counted)) };
};

/** When so much is free again that `wanted` more fits below `height`. */
const fitsAt = ({ from, until, span }: Window, counted: readonly Counted[], height: number, wanted: number): number => {
  if (until !== null) return until;
  let used = sumCounted(counted);
  for (const { at, centavos } of counted) {
    used -= centavos;
    if (used + wanted <= height) return at + span;
  }
  // What is on its way counts from when it arrives: a whole period from now, if nothing of it is given up.
  return from + 2 * span;
};

interface Reached {
  readonly member: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod | 'sitting';
  /** Pesos, or minutes of a session limit. */
  readonly amount: number;
  readonly left: number;
}

/** Told when a limit of the member's own stops something. What followers write to the world is rolled back with the refusal. */
export const limitReached: DomainEvent<Reached> = { name: 'limit.reached' };

/** Throws `safety.limit` with the limit that `centavos` more would break, with `besides` counted as used already. */
const requireLeft = (world: World, member: string, kind: MoneyKind, centavos: number, besides = 0): void => {
  const now = world.now();
  for (const period of periods) {
    const { height } = limitOf(world.state, member, kind, period, now);
    if (height === null) continue;
    const { window, counted, used } = usageOf(world.state, member, kind, period, now);
    const left = Math.max(0, height - used - besides);
    if (centavos <= left) continue;
    const reached = { kind, period, amount: wireHeight(kind, height), left: wireHeight(kind, left) };
    world.emit(limitReached, { member, ...reached });
    throw new Refusal('safety.limit', {
      value: { ...reached, resetsAt: centavos > height ? null : fitsAt(window, counted, height, centavos + besides) },
      why: `own ${kind} limit of a ${period}: ${left} centavos are left, ${centavos} were asked for`,
    });
  }
};

const hasLimits = (state: State, member: string): boolean => Object.keys(settingsOf(state, member).limits).length > 0;

/** A deposit that is ordered: what is on its way counts as used (X02). Throws `safety.limit`. */
export const checkDepositOrder = (world: World, member: string, centavos: number): void => {
  if (hasLimits(world.state, member))
    requireLeft(world, member, 'deposit', centavos, depositsInFlight(world.state, member));
};

/** Money that is booked as paid in. Throws `safety.limit`. */
export const checkPaidIn = (world: World, member: string, centavos: number): void => {
  if (hasLimits(world.state, member)) requireLeft(world, member, 'deposit', centavos);
};

/** The session limit. Throws `safety.limit` once the sitting has lasted so long. */
const checkSession = (world: World, member: string): void => {
  const now = world.now();
  const current = sittingOf(world.state, member, now);
  const endsAt = current ? sittingEndsAt(world.state, current, now) : null;
  if (!current || endsAt === null || endsAt > now) return;
  const amount = wireHeight('session', endsAt - current.startedAt);
  const value = { kind: 'session', period: 'sitting', amount, left: 0, resetsAt: nextSittingAt(current) } as const;
  world.emit(limitReached, { member, kind: 'session', period: 'sitting', amount, left: 0 });
  throw new Refusal('safety.limit', { value, why: `played for the ${amount} minutes that the member allows` });
};

/** A game that is opened for real money: something must be left to play. Throws `safety.limit`. */
export const checkLaunch = (world: World, member: string): void => {
  if (!hasLimits(world.state, member)) return;
  checkSession(world, member);
  requireLeft(world, member, 'stake', 1);
  requireLeft(world, member, 'loss', 1);
};

/** A bet with real money. Throws `safety.limit`, and `safety.check` while a reality check waits to be seen (X04). */
export const checkBet = (world: World, member: string, centavos: number): void => {
  const current = sittingOf(world.state, member, world.now());
  if (hasLimits(world.state, member)) {
    checkSession(world, member);
    requireLeft(world, member, 'stake', centavos);
    requireLeft(world, member, 'loss', centavos);
  }
  if (!current) return;
  const due = checkAt(world.state, current);
  if (due <= world.now())
    throw new Refusal('safety.check', { value: { checkAt: due }, why: 'the reality check waits' });
};

/** Money into a vendor's wallet is there to be played: with what lies in them it stays below what may be. Throws `safety.limit`. */
export const checkToVendor = (world: World, member: string, centavos: number): void => {
  if (!hasLimits(world.state, member)) return;
  const accounts = world.state.all(vendor).map((it): LedgerAccount => `wallet:${member}:${it.vassalage}`);
  const there = accounts.reduce((sum, account) => sum + balanceOf(world.state, account), 0);
  requireLeft(world, member, 'stake', centavos, there);
  requireLeft(world, member, 'loss', centavos, there);
};

/** A limit as it stands, in the rule's units. */
export const limitState = (state: State, member: string, kind: LimitKind, period: LimitPeriod, now: number) => {
  const limit = limitOf(state, member, kind, period, now);
  if (kind === 'session') {
    const current = sittingOf(state, member, now);
    const used = current ? now - current.startedAt : 0;
    const left = limit.height === null ? null : Math.max(0, limit.height - used);
    return { ...limit, used, left, resetsAt: current && left === 0 ? nextSittingAt(current) : null };
  }
  const { window, counted, used: booked } = usageOf(state, member, kind, period, now);
  const used = booked + (kind === 'deposit' ? depositsInFlight(state, member) : 0);
  const oldest = counted.find(({ centavos }) => centavos > 0);
  return {
    ...limit,
    used,
    left: limit.height === null ? null : Math.max(0, limit.height - used),
    resetsAt: window.until ?? (oldest ? oldest.at + window.span : null),
  };
};
