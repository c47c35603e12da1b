import { dayMs, hourMs, minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { flag } from './flags.ts';

/** Recent calls counted under one key: epoch ms, oldest first. */
interface RecentCalls extends Doc {
  readonly at: readonly number[];
}

const recentCalls = collection<RecentCalls>()('sent-lately');

interface RateLimit {
  /** Calls allowed per window, or the flag that holds the number; 0 for no limit. */
  readonly max: number | 'TRANSFERS_AN_HOUR';
  readonly windowMs: number;
}

/**
 * Rate limits by counted item. `number`, `mail`, `member` and `address` limit SMS and e-mails per phone number, e-mail
 * address, member and network address (shared by a household, so higher). `noticeNumber` and `noticeMail` limit notices to
 * unconfirmed contacts, counted apart from codes, so that notices do not use up a member's codes. `lookups` limits calls
 * that reveal whether an account exists, `guesses` failed logins, and `challenges` captchas and passkey challenges created
 * for guests, all per network address. `chats` and `words` limit new chats and chat messages per member or guest address,
 * `trials` free-trial accounts per network address, `opened` accounts opened by an agent, `receipts` attempts to verify a
 * receipt per network address, `pictures` and `verifications` pictures and submissions of an identity verification per
 * member, `transfers` transfers per pair of sender and receiver, `slips` links of bet slips per member.
 */
const rateLimits = {
  number: { max: 6, windowMs: hourMs },
  mail: { max: 4, windowMs: hourMs },
  noticeNumber: { max: 6, windowMs: hourMs },
  noticeMail: { max: 4, windowMs: hourMs },
  member: { max: 8, windowMs: hourMs },
  address: { max: 40, windowMs: hourMs },
  lookups: { max: 120, windowMs: hourMs },
  guesses: { max: 120, windowMs: hourMs },
  challenges: { max: 300, windowMs: hourMs },
  chats: { max: 20, windowMs: hourMs },
  words: { max: 20, windowMs: minuteMs },
  trials: { max: 5, windowMs: hourMs },
  opened: { max: 20, windowMs: hourMs },
  receipts: { max: 20, windowMs: hourMs },
  pictures: { max: 40, windowMs: hourMs },
  verifications: { max: 5, windowMs: dayMs },
  transfers: { max: 'TRANSFERS_AN_HOUR', windowMs: hourMs },
  slips: { max: 30, windowMs: hourMs },
} as const satisfies Record<string, RateLimit>;

type RateLimitName = keyof typeof rateLimits;

/** Keys to count a call under, by rate limit. */
export type RateLimitKeys = { readonly [K in RateLimitName]?: string | undefined };

/** Returns whether rate limits apply; load tests turn them off by the flag `PACE`. */
export const hasRateLimits = ({ state }: World): boolean => flag(state, 'PACE');

/** Returns the calls counted under a key within the window, epoch ms. Throws `request.too-many` at the limit. */
const recentCallsOf = (world: World, limitName: RateLimitName, id: string): readonly number[] => {
  const { max: set, windowMs: within } = rateLimits[limitName] as RateLimit;
  const maxCalls = typeof set === 'number' ? set : flag(world.state, set) || Number.POSITIVE_INFINITY;
  const recent = (world.state.get(recentCalls, id)?.at ?? []).filter((at) => at > world.now() - within);
  const [first] = recent;
  if (first === undefined || recent.length < maxCalls) return recent;
  throw new Refusal('request.too-many', {
    value: { until: first + within },
    why: `${recent.length} for ${id} in ${within / minuteMs} minutes`,
  });
};

/** Throws `request.too-many` at the limit without counting the call; for limits that count failures only. */
export const checkRateLimit = (world: World, limitName: RateLimitName, name: string): void => {
  if (hasRateLimits(world)) recentCallsOf(world, limitName, `${limitName}:${name}`);
};

/** Counts a call under each key. Throws `request.too-many` (with `until`, epoch ms) if one of them is at its limit. */
export const applyRateLimits = (world: World, sender: RateLimitKeys): void => {
  if (!hasRateLimits(world)) return;
  const now = world.now();
  for (const [limitName, name] of Object.entries(sender) as [RateLimitName, string | undefined][]) {
    if (name === undefined) continue;
    const id = `${limitName}:${name}`;
    world.state.put(recentCalls, { id, at: [...recentCallsOf(world, limitName, id), now] });
    world.schedule({ id: `pace:${id}`, at: now + rateLimits[limitName].windowMs, type: 'pace', data: id });
  }
};

/** Counts a call like `applyRateLimits`; returns false, without counting it, if one of its keys is at its limit. */
export const takeFromRateLimits = (world: World, keys: RateLimitKeys): boolean => {
  try {
    world.transact(() => applyRateLimits(world, keys));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Handles a due event: removes a count whose window has passed. */
export const expireRecentCalls = (world: World, { data }: DueEvent): void =>
  world.state.remove(recentCalls, String(data));
