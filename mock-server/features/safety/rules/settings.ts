import {
  checkIntervals,
  type LimitKind,
  type LimitPeriod,
  limitList,
  limitRange,
} from '../../../../src/contract/safety.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';

/** A limit's height: centavos, for the session ms; null: none. */
type Height = number | null;

interface Change {
  readonly height: Height;
  readonly askedAt: number;
}

interface Limit {
  readonly height: Height;
  readonly pending: Change | null;
}

type LimitName = `${LimitKind}.${LimitPeriod}`;

/** What a member set up to stay in control (X02–X04); the id is the member's. */
export interface SafetySettings extends Doc {
  readonly limits: Readonly<Partial<Record<LimitName, Limit>>>;
  /** Minutes between reality checks. */
  readonly realityCheck: (typeof checkIntervals)[number];
  /** The question for limits was answered (X03). */
  readonly asked: boolean;
}

const settings = kind<SafetySettings>().named('safety-settings');

const hour = 3_600_000;
/** Until a raised or lifted limit can be confirmed. */
const wait = 24 * hour;
/** How long it can be confirmed. */
const patience = 7 * 24 * hour;

const minute = 60_000;

const nothing: Limit = { height: null, pending: null };

/** From wire units to the rule's: centavos of pesos, ms of minutes. */
const heightOf = (limitKind: LimitKind, wire: number): number =>
  Math.round(wire * (limitKind === 'session' ? minute : 100));

export const wireHeight = (limitKind: LimitKind, height: number): number =>
  limitKind === 'session' ? Math.round((height / minute) * 100) / 100 : height / 100;

export const settingsOf = (state: State, member: string): SafetySettings =>
  state.get(settings, member) ?? { id: member, limits: {}, realityCheck: checkIntervals[2], asked: false };

export const changeSettings = (world: World, member: string, change: Partial<Omit<SafetySettings, 'id'>>): void =>
  world.state.put(settings, { ...settingsOf(world.state, member), ...change });

/** A limit with the change that waits, unless it waited too long. */
export const limitOf = (state: State, member: string, of: LimitKind, over: LimitPeriod, now: number) => {
  const { height, pending } = settingsOf(state, member).limits[`${of}.${over}`] ?? nothing;
  const readyAt = (pending?.askedAt ?? 0) + wait;
  const endsAt = readyAt + patience;
  return { height, pending: pending && now < endsAt ? { height: pending.height, readyAt, endsAt } : null };
};

const put = (world: World, member: string, of: LimitKind, over: LimitPeriod, limit: Limit): void => {
  const { limits } = settingsOf(world.state, member);
  changeSettings(world, member, { asked: true, limits: { ...limits, [`${of}.${over}`]: limit } });
};

const isLower = (height: Height, than: Height): boolean => height !== null && (than === null || height <= than);

/**
 * Sets a limit. A lower one counts at once and takes back what waited; a higher one, or none, waits a day and then
 * for `confirmLimit`. Throws `amount.out-of-range`, and `request.conflict` for a limit that there is not.
 */
export const setLimit = (world: World, member: string, of: LimitKind, over: LimitPeriod, wire: number | null): void => {
  if (!limitList.some(([a, b]) => a === of && b === over))
    throw new Refusal('request.conflict', { why: `there is no ${of} limit over a ${over}` });
  const range = limitRange[of];
  if (wire !== null && (wire < range.min || wire > range.max))
    throw new Refusal('amount.out-of-range', { value: range });
  const height = wire === null ? null : heightOf(of, wire);
  const now = limitOf(world.state, member, of, over, world.now());
  if (isLower(height, now.height)) put(world, member, of, over, { height, pending: null });
  else if (now.height !== null)
    put(world, member, of, over, { height: now.height, pending: { height, askedAt: world.now() } });
};

const waiting = (world: World, member: string, of: LimitKind, over: LimitPeriod) => {
  const found = limitOf(world.state, member, of, over, world.now());
  if (!found.pending) throw new Refusal('request.conflict', { why: 'no change waits' });
  return { height: found.height, pending: found.pending };
};

/** Lets every change that waits have waited long enough, as if a day had passed; for testers. */
export const ripenChanges = (world: World, member: string): void => {
  const { limits } = settingsOf(world.state, member);
  const ripe = Object.entries(limits).map(([name, limit]) => {
    const askedAt = Math.min(limit.pending?.askedAt ?? 0, world.now() - wait);
    return [name, limit.pending ? { ...limit, pending: { ...limit.pending, askedAt } } : limit] as const;
  });
  changeSettings(world, member, { limits: Object.fromEntries(ripe) });
};

/** Puts a change in force that has waited. Throws `request.conflict` where none has. */
export const confirmLimit = (world: World, member: string, of: LimitKind, over: LimitPeriod): void => {
  const { pending } = waiting(world, member, of, over);
  if (pending.readyAt > world.now()) throw new Refusal('request.conflict', { why: 'it has not waited a day' });
  put(world, member, of, over, { height: pending.height, pending: null });
};

/** Takes a waiting change back. Throws `request.conflict` where none waits. */
export const dropLimitChange = (world: World, member: string, of: LimitKind, over: LimitPeriod): void =>
  put(world, member, of, over, { height: waiting(world, member, of, over).height, pending: null });
