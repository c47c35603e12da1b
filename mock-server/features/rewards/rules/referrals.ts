import { referralTerms } from '#contract/rewards/reward-terms.ts';
import { textKey } from '#contract/text.ts';
import { dayOf } from '#lib/dates/manila.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toCentavos } from '#lib/money/money.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { isSamePerson } from '#sim/features/account/rules/duplicate-person.ts';
import { membersOnSameDevice, sharesDevice, sharesOrigin } from '#sim/features/account/rules/login-origins.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import { bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { type Deposit, depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { ownShareOf } from '#sim/features/cashier/rules/own-funds.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { grantRewardWithMessage, rewards } from './rewards.ts';
import { lifetimeStakes } from './vip-progress.ts';

/** Terms of the referral promotion. Centavos. */
export const referral = {
  ...referralTerms,
  reward: toCentavos(referralTerms.reward),
  deposit: toCentavos(referralTerms.deposit),
  within: referralTerms.within * dayMs,
} as const;

const title = { EN: 'Referral reward', TY: 'Referral reward' } as const;

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

const hasReferralReward = (state: State, memberId: string): boolean =>
  state.by(rewards, 'member', memberId).some(({ friend }) => friend !== null);

const approvedOf = (state: State, memberId: string): readonly Deposit[] =>
  depositsOf(state, memberId).filter(({ status }) => status === 'approved');

export const friendStatus = (state: State, friend: string): 'registered' | 'deposited' | 'rewarded' => {
  if (hasRewarded(state, friend)) return 'rewarded';
  return approvedOf(state, friend).length > 0 ? 'deposited' : 'registered';
};

/** Returns whether two accounts share a device, network or payee, so that they may belong to one person. */
const sharesSignals = (world: World, one: string, other: string): boolean => {
  const payees = (memberId: string) =>
    [
      securityOf(world.state, memberId).payeeName,
      ...bankAccountsOf(world.state, memberId).map(({ payeeName }) => payeeName),
      ...depositsOf(world.state, memberId).map(({ payerName }) => payerName),
    ].flatMap((name) => (name ? [textKey(name)] : []));
  const known = new Set(payees(other));
  return (
    isSamePerson(world, one, other) ||
    payees(one).some((name) => known.has(name)) ||
    sharesOrigin(world.state, one, other) ||
    sharesDevice(world.state, one, other)
  );
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

/** Returns whether a friend may be another account of the host or of a member rewarded earlier. */
const isKnownPerson = (world: World, friend: string, host: string): boolean =>
  membersOnSameDevice(world.state, friend).some((it) => hasReferralReward(world.state, it)) ||
  relatedOf(world, host).some((it) => sharesSignals(world, friend, it));

const isInMonth = (at: number, now: number): boolean => dayOf(at).slice(0, 7) === dayOf(now).slice(0, 7);

/**
 * Handles a closed bet of an invited friend: once the first deposit, large enough and made in the first 30 days, has
 * been wagered, both get a reward. The number of rewarded friends is limited per month and in total; second accounts of
 * the host or of another friend, and accounts that the agent opened, do not count.
 */
export const rewardReferral = (world: World, { member }: Pick<Bet, 'member'>): void => {
  const { state } = world;
  const friend = state.get(members, member);
  const host = friend?.upline;
  if (!host || !flag(state, 'REFERRAL') || friend.openedByUpline || hasRewarded(state, member)) return;
  const [first] = [...approvedOf(state, member)].sort((a, b) => (a.settledAt ?? 0) - (b.settledAt ?? 0));
  if (
    !first ||
    first.centavos < referral.deposit ||
    (first.settledAt ?? first.at) - friend.registeredAt > referral.within ||
    lifetimeStakes(state, member) * ownShareOf(state, member) < first.centavos * referral.play ||
    isKnownPerson(world, member, host)
  )
    return;
  const rewarded = rewardedFriendsOf(state, host);
  const thisMonth = rewarded.filter(({ from }) => isInMonth(from, world.now()));
  if (rewarded.length >= referral.friends || thisMonth.length >= referral.friendsAMonth) return;
  payReferral(world, member, host);
};

/** Grants the reward for an invited friend to both members. */
export const payReferral = (world: World, friend: string, host: string): void => {
  const grant = {
    kind: 'referral',
    title,
    centavos: referral.reward,
    wageringFactor: referral.wageringFactor,
    days: referral.days,
    friend,
  } as const;
  grantRewardWithMessage(world, friend, grant);
  grantRewardWithMessage(world, host, grant);
};
