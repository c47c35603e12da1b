import type { ReferralTerms } from '#contract/rewards/referral-terms.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { type Deposit, depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { ownShareOf } from '#sim/features/cashier/rules/own-funds.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { rewardMessages } from '#sim/features/messages/rules/templates/reward-messages.ts';
import { isProvenStranger, namesOf, personLinks, shareName } from '#sim/features/safety/rules/persons.ts';
import { possiblePersons } from '#sim/features/safety/rules/possible-persons.ts';
import { runningTerms, termsToPay } from '#sim/features/shared/running-terms.ts';
import { UnreadableContent } from '#sim/features/shared/unreadable-content.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { grantRewardWithMessage, rewards } from './rewards.ts';
import { lifetimeStakes } from './vip-progress.ts';

/** Terms that applied when a friend registered; the id is the friend's. */
const referralOffers = collection<Doc & { readonly terms: ReferralTerms }>()('referral-offer');

/** Keeps the terms for a registered friend, which editors may change before the reward. */
export const keepReferralTerms = (world: World, { id, upline }: Member): void => {
  const terms = upline ? runningTerms('referral', world.now()) : undefined;
  if (terms) world.state.put(referralOffers, { id, terms });
};

const title = { EN: 'Referral reward', TY: 'Referral reward', VI: 'Thưởng giới thiệu' } as const;

/** Returns members who registered with this member's link or name, the latest first. */
export const friendsOf = (state: State, memberId: string) =>
  state.by(members, 'upline', memberId).sort((a, b) => b.registeredAt - a.registeredAt || Number(b.id) - Number(a.id));

/**
 * Returns whether the reward for a friend was granted to either account; a closed account gets none, the other still
 * does.
 */
const hasRewarded = (state: State, friend: string): boolean =>
  [friend, state.get(members, friend)?.upline].some(
    (id) => id && state.by(rewards, 'member', id).some((it) => it.friend === friend),
  );

/** Returns the rewards of a host for invited friends. */
const rewardedFriendsOf = (state: State, host: string) =>
  state.by(rewards, 'member', host).filter(({ friend }) => friend !== null && friend !== host);

const approvedOf = (state: State, memberId: string): readonly Deposit[] =>
  depositsOf(state, memberId).filter(({ status }) => status === 'approved');

export const friendStatus = (state: State, friend: string): 'registered' | 'deposited' | 'rewarded' => {
  if (hasRewarded(state, friend)) return 'rewarded';
  return approvedOf(state, friend).length > 0 ? 'deposited' : 'registered';
};

/** Whether two accounts belong to one person: certainly, perhaps until identities are verified, or not. */
type Relation = 'same' | 'unproven' | 'strangers';

/**
 * Returns how a friend is related to another member: by proven details, or by a device, a network or the name of a payee or
 * payer, which may be shared. A referral pays the friend and the host, so both have to prove that they are two people.
 */
const relationTo = (world: World, friend: string, host: string): ((other: string) => Relation) => {
  const linkOf = personLinks(world, friend);
  const names = namesOf(world, friend);
  return (other) => {
    const link = linkOf(other);
    if (link === 'same') return 'same';
    if (link === null && !shareName(names, namesOf(world, other))) return 'strangers';
    const areProven =
      isProvenStranger(world, friend, other) && (other !== host || isProvenStranger(world, host, friend));
    return areProven ? 'strangers' : 'unproven';
  };
};

/**
 * Returns the members whom a referred friend must differ from: the host, all uplines of the host, and the friends for
 * whom the host was rewarded.
 */
const relatedOf = (world: World, host: string): string[] => {
  const line: string[] = [];
  for (let at: string | null | undefined = host; at && !line.includes(at); at = world.state.get(members, at)?.upline)
    line.push(at);
  return [...line, ...rewardedFriendsOf(world.state, host).map(({ friend }) => friend ?? host)];
};

/** Returns whether a member has a referral reward, as a host or as a friend. */
const hasReferralReward = (state: State, memberId: string): boolean =>
  state.by(rewards, 'member', memberId).some(({ kind }) => kind === 'referral');

/**
 * Returns how a friend is related to the host, the uplines and earlier friends of the host, and, by a device, network or
 * detail, to members rewarded by others.
 */
const relationOf = (world: World, friend: string, host: string): Relation => {
  const toRelated = relationTo(world, friend, host);
  const linkOf = personLinks(world, friend);
  const relations = new Set(relatedOf(world, host).map(toRelated));
  for (const other of possiblePersons(world, friend))
    if (other !== host && hasReferralReward(world.state, other) && linkOf(other) !== null)
      relations.add(toRelated(other));
  if (relations.has('same')) return 'same';
  return relations.has('unproven') ? 'unproven' : 'strangers';
};

/** A friend whose reward waits for proof; the id is the friend's. */
const unprovenFriends = collection<Doc & { readonly host: string }>()('unproven-friend');

/** Notifies friend and host once that the reward needs verified identities. */
const notifyUnproven = (world: World, friend: string, host: string): void => {
  if (world.state.get(unprovenFriends, friend)) return;
  world.state.put(unprovenFriends, { id: friend, host });
  for (const member of [friend, host]) sendMessage(world, member, rewardMessages.referralNeedsProof());
};

const isInMonth = (at: number, now: number): boolean => dayOf(at).slice(0, 7) === dayOf(now).slice(0, 7);

/** Handles a closed bet of an invited friend; while the terms cannot be read, the reward is decided later. */
export const rewardReferral = (world: World, { member }: Pick<Bet, 'member'>): void => {
  try {
    decideReferral(world, member);
  } catch (error) {
    if (!(error instanceof UnreadableContent)) throw error;
    world.schedule({ id: `referral:${member}`, at: world.now(), type: 'referral', data: member });
  }
};

/** Handles a due event: decides on a reward whose terms could not be read. */
export const rewardReferralLater = (world: World, { data }: DueEvent): void => decideReferral(world, String(data));

/**
 * Grants both members the reward for an invited friend once the first deposit, large enough and made within the days of the
 * terms, has been wagered. The number of rewarded friends is limited per month and in total; second accounts of
 * the host or of another friend, and accounts that the agent opened, do not count. One that is only suspected waits until
 * both have a verified identity; every later bet checks it again.
 */
const decideReferral = (world: World, member: string): void => {
  const { state } = world;
  const friend = state.get(members, member);
  const host = friend?.upline;
  if (!host || !flag(state, 'REFERRAL') || friend.openedByUpline || hasRewarded(state, member)) return;
  const terms = state.get(referralOffers, member)?.terms ?? termsToPay('referral', friend.registeredAt);
  const [first] = [...approvedOf(state, member)].sort((a, b) => (a.settledAt ?? 0) - (b.settledAt ?? 0));
  if (
    !terms ||
    !first ||
    first.minor < toMinor(terms.deposit) ||
    (first.settledAt ?? first.at) - friend.registeredAt > terms.within * dayMs ||
    lifetimeStakes(state, member) * ownShareOf(state, member) < first.minor * terms.play
  )
    return;
  const rewarded = rewardedFriendsOf(state, host);
  const thisMonth = rewarded.filter(({ from }) => isInMonth(from, world.now()));
  if (rewarded.length >= terms.friends || thisMonth.length >= terms.friendsAMonth) return;
  const relation = relationOf(world, member, host);
  if (relation === 'unproven') notifyUnproven(world, member, host);
  if (relation !== 'strangers') return;
  if (state.get(unprovenFriends, member)) state.remove(unprovenFriends, member);
  payReferral(world, member, host, terms);
};

/** Grants the reward for an invited friend to both members. */
export const payReferral = (
  world: World,
  friend: string,
  host: string,
  { reward, wageringFactor, days }: Pick<ReferralTerms, 'reward' | 'wageringFactor' | 'days'>,
): void => {
  const grant = {
    kind: 'referral',
    title,
    minor: toMinor(reward),
    wageringFactor,
    days,
    friend,
  } as const;
  grantRewardWithMessage(world, friend, grant);
  grantRewardWithMessage(world, host, grant);
};
