import * as z from 'zod';
import { instant, language, money } from '../fields.ts';

/**
 * `status`: `open` can be claimed, `waiting` not yet. Once claimed, `amount` is locked until it is bet `turnover` times
 * and, with `needsDeposit`, until a first deposit; without a time limit.
 */
export const reward = z
  .object({
    id: z.string().describe('Reference of the reward, for `claimReward`.'),
    kind: z.enum(['bonus', 'cashback', 'birthday', 'upgrade', 'referral', 'event']).describe('What it is for.'),
    title: z.string().describe('Title in the language of the call.'),
    amount: money.describe('Amount that is credited, in major units.'),
    turnover: z.number().describe('How many times the amount must be bet before it can be withdrawn.'),
    needsDeposit: z.boolean().describe('Whether it is locked until a first deposit as well.'),
    from: instant.describe('From when it can be claimed, epoch ms.'),
    expiresAt: instant.nullable().describe('Until when it can be claimed; null without an end. Epoch ms.'),
    status: z
      .enum(['waiting', 'open', 'claimed', 'expired', 'unproven'])
      .describe(
        '`waiting`: not claimable yet; `open`: claimable; `claimed`, also by another account of the person; `expired`; `unproven`: needs a verified identity, as an account on the same device or network has claimed it.',
      ),
    claimedAt: instant.nullable().describe('When it was claimed; null before. Epoch ms.'),
  })
  .meta({ id: 'Reward', description: 'A reward that can be or was claimed.' });

export const rewardsSchemas = {
  summary: 'List rewards of the member',
  query: z.object({
    language,
  }),
  reply: z.array(reward),
  errors: [],
} as const;

export const claimRewardSchemas = {
  summary: 'Claim a reward',
  body: z.strictObject({ id: z.string().min(1).max(40).describe('Reward by `rewards` in the state `open`.') }),
  reply: z.object({
    reward: reward.describe('Reward afterwards.'),
    sumBalance: money.describe('Balance afterwards, in major units.'),
  }),
  errors: ['resource.unknown', 'promotion.unavailable', 'identity.required'],
} as const;
