import {
  defaultRealityCheckMinutes,
  type LimitKind,
  type LimitPeriod,
  limitList,
  limitRaiseHours,
  type realityCheckMinutes,
} from '#contract/safety/safety-terms.ts';
import { dayMs, hourMs, minuteMs } from '#lib/dates/units.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { limitRange } from '#markets/current.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { requireIdentity } from '#sim/features/account/rules/identity-requirement.ts';

/** Amount of a limit: minor units, or ms for the session limit; null for no limit. */
type LimitAmount = number | null;

interface StoredChange {
  /** The amount; stored worlds use this name. */
  readonly height: LimitAmount;
  readonly askedAt: number;
}

interface StoredLimit {
  /** The amount; stored worlds use this name. */
  readonly height: LimitAmount;
  readonly pending: StoredChange | null;
}

type LimitName = `${LimitKind}.${LimitPeriod}`;

/** Limits and reality-check interval of a member; the id is the member's. */
export interface SafetySettings extends Doc {
  readonly limits: Readonly<Partial<Record<LimitName, StoredLimit>>>;
  /** Minutes between reality checks. */
  readonly realityCheck: (typeof realityCheckMinutes)[number];
  /** Whether the member has responded to the offer to set limits. */
  readonly asked: boolean;
}

const safetySettings = collection<SafetySettings>()('safety-settings');

/** Delay before a raised or removed limit can be confirmed. */
const raiseDelayMs = limitRaiseHours * hourMs;
/** Time after the delay during which it can be confirmed. */
const confirmWindowMs = 7 * dayMs;

const noLimit: StoredLimit = { height: null, pending: null };

/** Converts wire units (major units, minutes) to minor units or ms. */
const toRuleUnits = (limitKind: LimitKind, wire: number): number =>
  limitKind === 'session' ? Math.round(wire * minuteMs) : toMinor(wire);

/** Converts minor units or ms to wire units (major units, minutes). */
export const toWireUnits = (limitKind: LimitKind, amount: number): number =>
  limitKind === 'session' ? Math.round((amount / minuteMs) * 100) / 100 : toMajor(amount);

export const settingsOf = (state: State, memberId: string): SafetySettings =>
  state.get(safetySettings, memberId) ?? {
    id: memberId,
    limits: {},
    realityCheck: defaultRealityCheckMinutes,
    asked: false,
  };

export const changeSettings = (world: World, memberId: string, change: Partial<Omit<SafetySettings, 'id'>>): void =>
  world.state.put(safetySettings, { ...settingsOf(world.state, memberId), ...change });

/** Returns a limit with its pending change; an expired change is left out. */
export const limitOf = (state: State, memberId: string, of: LimitKind, over: LimitPeriod, now: number) => {
  const { height, pending } = settingsOf(state, memberId).limits[`${of}.${over}`] ?? noLimit;
  const readyAt = (pending?.askedAt ?? 0) + raiseDelayMs;
  const endsAt = readyAt + confirmWindowMs;
  return { amount: height, pending: pending && now < endsAt ? { amount: pending.height, readyAt, endsAt } : null };
};

const putLimit = (world: World, memberId: string, of: LimitKind, over: LimitPeriod, limit: StoredLimit): void => {
  const { limits } = settingsOf(world.state, memberId);
  changeSettings(world, memberId, { asked: true, limits: { ...limits, [`${of}.${over}`]: limit } });
};

const isLower = (amount: LimitAmount, than: LimitAmount): boolean =>
  amount !== null && (than === null || amount <= than);

/** Throws `identity.required` for a higher or removed deposit limit if the member needs a verified identity for it. */
const requireIdentityForLimit = (world: World, memberId: string, of: LimitKind, amount: LimitAmount): void => {
  if (of === 'deposit') requireIdentity(world, memberId, 'limit', amount ?? Number.POSITIVE_INFINITY);
};

/**
 * Sets a limit; `wire` in major units or minutes, null to remove it. A lower limit applies immediately and cancels a pending
 * change; a higher one, or removal, needs `confirmLimit` after 24 hours. Throws `amount.out-of-range`,
 * `identity.required`, and `request.conflict` for a limit that does not exist.
 */
export const setLimit = (
  world: World,
  memberId: string,
  of: LimitKind,
  over: LimitPeriod,
  wire: number | null,
): void => {
  if (!limitList.some(([a, b]) => a === of && b === over))
    throw new Refusal('request.conflict', { why: `no ${of} limit for a ${over}` });
  const range = limitRange[of];
  if (wire !== null && (wire < range.min || wire > range.max))
    throw new Refusal('amount.out-of-range', { value: range });
  const amount = wire === null ? null : toRuleUnits(of, wire);
  const current = limitOf(world.state, memberId, of, over, world.now());
  if (isLower(amount, current.amount)) putLimit(world, memberId, of, over, { height: amount, pending: null });
  else if (current.amount !== null) {
    requireIdentityForLimit(world, memberId, of, amount);
    putLimit(world, memberId, of, over, {
      height: current.amount,
      pending: { height: amount, askedAt: world.now() },
    });
  }
};

const pendingChange = (world: World, memberId: string, of: LimitKind, over: LimitPeriod) => {
  const found = limitOf(world.state, memberId, of, over, world.now());
  if (!found.pending) throw new Refusal('request.conflict', { why: 'no change is pending' });
  return { amount: found.amount, pending: found.pending };
};

/** Makes all pending changes confirmable, as if 24 hours had passed; for testers. */
export const makeChangesConfirmable = (world: World, memberId: string): void => {
  const { limits } = settingsOf(world.state, memberId);
  const confirmable = Object.entries(limits).map(([name, limit]) => {
    const askedAt = Math.min(limit.pending?.askedAt ?? 0, world.now() - raiseDelayMs);
    return [name, limit.pending ? { ...limit, pending: { ...limit.pending, askedAt } } : limit] as const;
  });
  changeSettings(world, memberId, { limits: Object.fromEntries(confirmable) });
};

/** Applies a pending change after its delay. Throws `request.conflict` if there is none or it is too early. */
export const confirmLimit = (world: World, memberId: string, of: LimitKind, over: LimitPeriod): void => {
  const { pending } = pendingChange(world, memberId, of, over);
  if (pending.readyAt > world.now()) throw new Refusal('request.conflict', { why: '24 hours have not passed' });
  requireIdentityForLimit(world, memberId, of, pending.amount);
  putLimit(world, memberId, of, over, { height: pending.amount, pending: null });
};

/** Cancels a pending change. Throws `request.conflict` if there is none. */
export const cancelLimitChange = (world: World, memberId: string, of: LimitKind, over: LimitPeriod): void =>
  putLimit(world, memberId, of, over, { height: pendingChange(world, memberId, of, over).amount, pending: null });
