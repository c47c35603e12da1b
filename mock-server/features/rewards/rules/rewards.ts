import type { Reward as WireReward } from '#contract/types.ts';
import { dayMs } from '#lib/dates/units.ts';
import { hrefOf } from '#paths.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { closureOf } from '#sim/features/account/rules/account-closure.ts';
import { payGift } from '#sim/features/cashier/rules/bonus-money.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { rewardMessages } from '#sim/features/messages/rules/templates/reward-messages.ts';
import { type GiftAccess, giftAccess, refuseGift } from '#sim/features/safety/rules/persons.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

/** A reward that a member can claim. Amounts in minor units, times in epoch ms. */
export interface Reward extends Doc {
  readonly member: string;
  readonly kind: WireReward['kind'];
  readonly title: LocalizedText;
  readonly minor: number;
  /** Wagering factor. Stored and sent under this name. */
  readonly turnover: number;
  readonly from: number;
  readonly expiresAt: number | null;
  readonly state: 'open' | 'claimed' | 'expired';
  readonly claimedAt: number | null;
  /** The friend that a referral's reward is for. */
  readonly friend: string | null;
}

export const rewards = collection<Reward>()('reward', { member: (it) => it.member });

type Grant = Pick<Reward, 'kind' | 'title' | 'minor'> & {
  /** Times that the reward must be bet before it can be withdrawn. */
  readonly wageringFactor: number;
  /** Epoch ms from which it can be claimed; now by default. */
  readonly from?: number;
  /** Days during which it can be claimed; unlimited by default. */
  readonly days?: number;
  readonly friend?: string;
};

/** Adds a reward to a member's reward centre and schedules its expiry. */
export const grantReward = (
  world: World,
  memberId: string,
  { kind, title, minor, wageringFactor, from = world.now(), days, friend }: Grant,
): Reward => {
  const expiresAt = days === undefined ? null : from + days * dayMs;
  const newReward: Reward = {
    id: world.id('RW'),
    member: memberId,
    kind,
    title,
    minor,
    turnover: wageringFactor,
    from,
    expiresAt,
    state: 'open',
    claimedAt: null,
    friend: friend ?? null,
  };
  world.state.put(rewards, newReward);
  if (expiresAt !== null)
    world.schedule({ id: `reward:${newReward.id}`, at: expiresAt, type: 'reward', data: newReward.id });
  return newReward;
};

/** Grants a reward and sends an inbox message. A closed account receives neither. */
export const grantRewardWithMessage = (world: World, memberId: string, grant: Grant): void => {
  if (closureOf(world.state, memberId, world.now())) return;
  const { title, minor, expiresAt } = grantReward(world, memberId, grant);
  sendMessage(world, memberId, rewardMessages.rewardWaits(title, minor, expiresAt), {
    kind: 'promotions',
    path: hrefOf('rewardCenter'),
  });
};

/** Handles a due event: expires a reward that was not claimed in time. */
export const expireReward = (world: World, { data }: DueEvent): void => {
  const found = world.state.get(rewards, String(data));
  if (found?.state === 'open') world.state.put(rewards, { ...found, state: 'expired' });
};

/** Time in which a person gets one birthday gift; shorter than a year, since the day of the gift moves in leap years. */
export const birthdayGiftMs = 300 * dayMs;

/** Returns whether two rewards are one gift, of which a person gets one. A referral pays for each friend. */
const isSameGift = (one: Reward, other: Reward): boolean => {
  if (one.kind !== other.kind || one.kind === 'bonus' || one.kind === 'referral') return false;
  if (one.kind === 'birthday') return Math.abs(one.from - other.from) < birthdayGiftMs;
  return one.kind === 'upgrade' ? one.title.EN === other.title.EN : one.from === other.from;
};

/** Returns a function that returns whether an open reward of a member is left for the person. */
const rewardAccess = (world: World, memberId: string): ((reward: Reward) => GiftAccess) => {
  const accessOf = giftAccess(world, memberId);
  return (reward) => {
    const claimed = world.state.all(rewards).filter((it) => it.state === 'claimed' && isSameGift(reward, it));
    return accessOf(claimed.map(({ member }) => member));
  };
};

/** Returns a function that returns the status of a member's rewards now. */
export const rewardStatuses = (world: World, memberId: string): ((reward: Reward) => WireReward['status']) => {
  const accessOf = rewardAccess(world, memberId);
  return (reward) => {
    if (reward.state !== 'open') return reward.state;
    if (reward.from > world.now()) return 'waiting';
    const access = accessOf(reward);
    return access === 'taken' ? 'claimed' : access;
  };
};

/**
 * Pays a reward and adds its wagering requirement. Throws `resource.unknown`, `promotion.unavailable` for one that is not
 * open or that another account of the person has claimed, and `identity.required` if such an account is suspected.
 */
export const claimReward = (world: World, memberId: string, id: string): Reward => {
  const found = world.state.get(rewards, id);
  if (found?.member !== memberId) throw new Refusal('resource.unknown', { why: `no reward ${id}` });
  const status = rewardStatuses(world, memberId)(found);
  if (status === 'unproven') refuseGift(world, memberId, 'unproven');
  if (status !== 'open') throw new Refusal('promotion.unavailable', { why: `the reward is ${status}` });
  const { minor } = found;
  payGift(world, memberId, { minor, type: 'reward', ref: id, wagering: Math.round(minor * found.turnover) });
  const claimed: Reward = { ...found, state: 'claimed', claimedAt: world.now() };
  world.state.put(rewards, claimed);
  world.cancel(`reward:${id}`);
  return claimed;
};
