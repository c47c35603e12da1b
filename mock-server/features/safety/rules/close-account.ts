import type { Body } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { hourMs } from '#lib/dates/units.ts';
import { startOfDay, startOfNamedDay } from '#sim/core/clock.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type Closure, closureOf, putClosure, removeClosure } from '#sim/features/account/rules/account-closure.ts';
import {
  endReviewsAgainst,
  hasReview,
  openIdentityReviews,
  openReviewOf,
  removeReviewsOf,
} from '#sim/features/account/rules/identity-review.ts';
import { endAllGifts } from '#sim/features/cashier/rules/bonus-money.ts';
import { acceptPromo } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { cancelDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { endWageringRequirement, wageringOf } from '#sim/features/cashier/rules/wagering.ts';
import { launches } from '#sim/features/games/rules/game-launches.ts';
import { orders } from '#sim/features/lottery/rules/order.ts';
import { cancelBets } from '#sim/features/lottery/rules/orders.ts';
import { unsubscribeMember } from '#sim/features/messages/rules/push-subscriptions.ts';
import { rewards } from '#sim/features/rewards/rules/rewards.ts';
import {
  closureOfSamePerson,
  closuresOfNamesake,
  closuresOfPayer,
  closuresOfUnprovenContacts,
  exclusionsBeforeNewAccount,
} from './closures-of-person.ts';
import { duplicateAccountsOf, sharersOfContacts } from './duplicate-person.ts';
import { paymentDetailsOf } from './proven-details.ts';

/** Returns the same time of day a number of months later, on the last day of the month if that month is shorter. */
const monthsLater = (at: number, months: number): number => {
  const [year = 0, month = 0, day = 0] = dayOf(at).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const named = `${first.toISOString().slice(0, 8)}${String(Math.min(day, length)).padStart(2, '0')}`;
  return startOfNamedDay(named) + at - startOfDay(at);
};

const closureEnd = (now: number, request: Body<'closeAccount'>): number | null => {
  if (request.kind === 'timeOut') return now + request.hours * hourMs;
  return request.months === null ? null : monthsLater(now, request.months);
};

const isLonger = (endsAt: number | null, than: number | null): boolean =>
  than !== null && (endsAt === null || endsAt > than);

/**
 * Returns whether a requested closure may replace the current one. It has to end later, and a time-out never replaces a
 * self-exclusion, even one that is over, because a time-out needs no proof of identity and ends automatically.
 */
const mayReplace = (kind: Closure['kind'], endsAt: number | null, existing: Closure): boolean =>
  !(kind === 'timeOut' && existing.kind === 'exclusion') && isLonger(endsAt, existing.endsAt);

/** Ends open games, orders on draws that still accept bets, unpaid deposits, and offers. */
const endOpenActivity = (world: World, memberId: string): void => {
  const { state } = world;
  for (const { id } of state.by(launches, 'member', memberId)) state.remove(launches, id);
  for (const it of state.by(orders, 'member', memberId)) if (world.now() < it.closesAt) cancelBets(world, it, it.bets);
  for (const { id, status } of depositsOf(state, memberId))
    if (status === 'pending') cancelDeposit(world, memberId, id);
  acceptPromo(world, memberId, null);
};

/** Expires the offers of a self-excluded member; a time-out leaves them until they expire. */
const expireOpenRewards = (world: World, memberId: string): void => {
  for (const it of world.state.by(rewards, 'member', memberId).filter(({ state }) => state === 'open')) {
    world.state.put(rewards, { ...it, state: 'expired' });
    world.cancel(`reward:${it.id}`);
  }
};

/** Closes one account, without others of the same person. */
const closeOne = (world: World, closure: Closure): void => {
  endOpenActivity(world, closure.id);
  if (closure.kind === 'exclusion') {
    expireOpenRewards(world, closure.id);
    unsubscribeMember(world, closure.id);
    // Unlocks the own money, because a closed account cannot meet wagering requirements.
    endAllGifts(world, closure.id);
    for (const { ref } of wageringOf(world.state, closure.id).parts) endWageringRequirement(world, closure.id, ref);
  }
  putClosure(world, closure);
};

/** Returns the self-exclusion of another account that applies to an open or timed-out account of the same person. */
const exclusionFor = (world: World, memberId: string): Closure | undefined => {
  const found = closureOfSamePerson(world, memberId, paymentDetailsOf(world, memberId));
  if (found?.kind !== 'exclusion') return undefined;
  return { ...found, id: memberId, startedAt: world.now(), returnAskedAt: null };
};

/** Returns the closures that a self-exclusion requires of accounts that certainly belong to the same person. */
const requiredClosures = (world: World, closure: Closure): Closure[] => {
  const duplicates = duplicateAccountsOf(world, closure.id).flatMap((id) => {
    const existing = closureOf(world.state, id, closure.startedAt);
    return !existing || mayReplace(closure.kind, closure.endsAt, existing) ? [{ ...closure, id }] : [];
  });
  const known = new Set(duplicates.map(({ id }) => id));
  const sharers = sharersOfContacts(world, closure.id).filter(
    // A time-out is replaced: it may end while the exclusion lasts.
    (id) => !known.has(id) && closureOf(world.state, id, world.now())?.kind !== 'exclusion',
  );
  return [...duplicates, ...sharers.flatMap((id) => exclusionFor(world, id) ?? [])];
};

/**
 * Closes an account. A self-exclusion also closes all other accounts that certainly belong to the same person, and those
 * of accounts that it closes; accounts that only may belong to the person get an identity review. Other accounts may
 * have open sessions, which would last as long as they are used.
 */
const applyClosure = (world: World, closure: Closure): void => {
  const closed = new Map([[closure.id, closure]]);
  for (const it of closed.values()) {
    closeOne(world, it);
    if (it.kind !== 'exclusion') continue;
    for (const other of requiredClosures(world, it)) if (!closed.has(other.id)) closed.set(other.id, other);
  }
  if (closure.kind !== 'exclusion') return;
  for (const id of closed.keys()) for (const other of sharersOfContacts(world, id)) reviewContacts(world, other);
};

/** Closes an account from now on. Throws `request.conflict` if the current closure is as long or stronger. */
export const closeAccount = (world: World, memberId: string, request: Body<'closeAccount'>): Closure => {
  const now = world.now();
  const endsAt = closureEnd(now, request);
  const existing = closureOf(world.state, memberId, now);
  if (existing && !mayReplace(request.kind, endsAt, existing))
    throw new Refusal('request.conflict', { why: `the current ${existing.kind} is as long or stronger` });
  const closure: Closure = { id: memberId, kind: request.kind, startedAt: now, endsAt, returnAskedAt: null };
  applyClosure(world, closure);
  return closure;
};

/** Opens an identity review for a member with an unproven contact or a bank account of excluded persons. */
export const reviewContacts = (world: World, memberId: string): void => {
  if (closureOf(world.state, memberId, world.now())?.kind === 'exclusion') return;
  const found = closuresOfUnprovenContacts(world, memberId);
  openIdentityReviews(
    world,
    memberId,
    found.map(({ id }) => id),
  );
};

/**
 * Opens one identity review for a new account that may be an excluded person's. An account that was reviewed before
 * gets no other one, so that a household passes with one decision.
 */
export const reviewNewAccount = (world: World, memberId: string): void => {
  if (closureOf(world.state, memberId, world.now()) || hasReview(world.state, memberId)) return;
  const [found] = exclusionsBeforeNewAccount(world, memberId);
  if (found) openIdentityReviews(world, memberId, [found.id]);
};

/**
 * Closes an account at its login if a withdrawal of an excluded person was paid to one of its bank accounts or to an
 * e-wallet with its confirmed number; opens an identity review if an excluded person has one of its contacts or
 * bank accounts, but nothing proves it.
 */
export const closeIfExcluded = (world: World, memberId: string): void => {
  // A time-out is replaced: it may end while the exclusion lasts.
  if (closureOf(world.state, memberId, world.now())?.kind === 'exclusion') return;
  const found = exclusionFor(world, memberId);
  if (found) applyClosure(world, found);
  else reviewContacts(world, memberId);
};

/**
 * Closes an account if its member enters a contact or bank account of a closed one, and throws
 * `safety.excluded`. Self-excluded members may enter it, to withdraw; a time-out of this account is replaced by the
 * self-exclusion of the other.
 */
export const refuseExcludedIdentity = (
  world: World,
  memberId: string,
  details: Parameters<typeof closureOfSamePerson>[2],
): void => {
  const existing = closureOf(world.state, memberId, world.now());
  if (existing?.kind === 'exclusion') return;
  const found = closureOfSamePerson(world, memberId, details);
  if (!found || (existing && found.kind === 'timeOut')) return;
  applyClosure(world, { ...found, id: memberId, startedAt: world.now(), returnAskedAt: null });
  throw new Refusal('safety.excluded', { keep: true, why: `the same person as ${found.id}, who is closed` });
};

/** Opens an identity review for a member who enters the name and birthday of a person with a closed account. */
export const reviewNamesake = (
  world: World,
  memberId: string,
  details: Parameters<typeof closuresOfNamesake>[2],
): void => {
  if (closureOf(world.state, memberId, world.now())?.kind === 'exclusion') return;
  const found = closuresOfNamesake(world, memberId, details);
  openIdentityReviews(
    world,
    memberId,
    found.map(({ id }) => id),
  );
};

/**
 * Opens an identity review if the payer of a deposit, or the owner of a contact or bank account of the member, may be a
 * person with a closed account, and throws `safety.review`.
 */
export const refuseExcludedPayer = (world: World, memberId: string, payerName: string | undefined): void => {
  const wasUnderReview = openReviewOf(world.state, memberId) !== undefined;
  reviewNewAccount(world, memberId);
  const found = [
    ...(payerName === undefined ? [] : closuresOfPayer(world, memberId, payerName)),
    ...closuresOfUnprovenContacts(world, memberId),
  ].map(({ id }) => id);
  openIdentityReviews(world, memberId, found);
  const review = openReviewOf(world.state, memberId);
  if (review && (found.length > 0 || !wasUnderReview))
    throw new Refusal('safety.review', { keep: true, why: `may be ${review.closedMember}, who is closed` });
};

/**
 * Closes an account under review with the closure of the other one. Throws `request.conflict` without a review or a
 * closure.
 */
export const confirmExclusion = (world: World, memberId: string): void => {
  const review = openReviewOf(world.state, memberId);
  const found = review && closureOf(world.state, review.closedMember, world.now());
  if (!found)
    throw new Refusal('request.conflict', { why: review ? 'the other account is open' : 'no review is open' });
  applyClosure(world, { ...found, id: memberId, startedAt: world.now(), returnAskedAt: null });
  removeReviewsOf(world, memberId);
};

/** Reopens a closed account, which ends the reviews of namesakes. */
export const reopenAccount = (world: World, memberId: string): void => {
  removeClosure(world, memberId);
  endReviewsAgainst(world, memberId);
};

/** Handles the end of a time-out; a longer closure may have replaced it. */
export const handleTimeOutEnd = (world: World, { data }: DueEvent): void => {
  if (!closureOf(world.state, String(data), world.now())) endReviewsAgainst(world, String(data));
};
