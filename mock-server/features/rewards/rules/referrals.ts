import { referralTerms } from '../../../../src/contract/terms.ts';
import { toCentavos } from '../../../../src/lib/money/money.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { member as members } from '../../account/rules/members.ts';
import { type Deposit, depositsOf } from '../../cashier/rules/deposit-record.ts';
import { isSamePerson } from '../../safety/rules/duplicate-person.ts';
import { flag } from '../../site/rules/flags.ts';
import { grantRewardWithMessage, reward } from './rewards.ts';

/** The terms of the promotion to invite friends (R025). Centavos. */
export const referral = {
  ...referralTerms,
  reward: toCentavos(referralTerms.reward),
  deposit: toCentavos(referralTerms.deposit),
  within: referralTerms.within * 86_400_000,
} as const;

const title = { EN: 'Referral reward', TY: 'Referral reward' } as const;

/** Members who registered with this one's link or name, the latest first. */
export const friendsOf = (state: State, member: string) =>
  state.by(members, 'upline', member).sort((a, b) => b.registeredAt - a.registeredAt || Number(b.id) - Number(a.id));

/** Whether a friend has brought the reward: both got one then. */
const hasRewarded = (state: State, friend: string): boolean =>
  state.by(reward, 'member', friend).some((it) => it.friend === friend);

const approvedOf = (state: State, member: string): readonly Deposit[] =>
  depositsOf(state, member).filter(({ status }) => status === 'approved');

export const friendStatus = (state: State, friend: string): 'registered' | 'deposited' | 'rewarded' => {
  if (hasRewarded(state, friend)) return 'rewarded';
  return approvedOf(state, friend).length > 0 ? 'deposited' : 'registered';
};

/**
 * A friend's first deposit, when it is large enough and made in the first 30 days, brings a reward to both; 20 friends
 * count, and neither a second account of one's own nor one that the agent opened: nobody joined by it.
 */
export const noteFirstDeposit = (world: World, { id, member, centavos }: Deposit): void => {
  const { state } = world;
  const friend = state.get(members, member);
  const host = friend?.upline;
  if (
    !host ||
    world.now() - friend.registeredAt > referral.within ||
    !flag(state, 'REFERRAL') ||
    centavos < referral.deposit ||
    friend.openedByUpline ||
    isSamePerson(world, friend.id, host)
  )
    return;
  if (approvedOf(state, member).some((it) => it.id !== id)) return;
  const counted = friendsOf(state, host).filter(({ id }) => hasRewarded(state, id)).length;
  if (counted >= referral.friends) return;
  const grant = {
    kind: 'referral',
    title,
    centavos: referral.reward,
    turnover: referral.turnover,
    days: referral.days,
    friend: member,
  } as const;
  grantRewardWithMessage(world, member, grant);
  grantRewardWithMessage(world, host, grant);
};
