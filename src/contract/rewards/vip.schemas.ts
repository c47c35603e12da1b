import { z } from 'zod';
import { language, pesos, rate } from '../fields.ts';

const level = z
  .object({
    level: z.number().int().min(1).describe('Number of the level, counted from 1.'),
    name: z.string().describe('Name of the level.'),
    turnover: pesos.describe('Counted bets since registration that the level requires, in pesos.'),
    deposit: pesos.describe('Approved deposits that the level requires as well, in pesos.'),
    rebateRate: rate.describe('Rebate as a share of bets. From 0 to 1.'),
    freeWithdrawals: z.number().int().describe('Withdrawals per day without a fee.'),
    withdrawTimes: z.number().int().describe('Withdrawals allowed per day.'),
    withdrawLimit: pesos.describe('Money that can be withdrawn per day, in pesos.'),
    birthdayGift: pesos.describe('Gift on the birthday, in pesos.'),
    upgradeGift: pesos.describe('Gift for reaching the level, in pesos.'),
  })
  .meta({ id: 'VipLevel', description: 'A level of the VIP club.' });

/**
 * `turnover` and `deposited` are the member's current sums, `next…` the thresholds of the next level; null at the top
 * level.
 */
export const memberClubSchemas = {
  summary: 'Read the VIP level of the member',
  query: z.object({
    language,
  }),
  reply: z.object({
    level: z.number().int().describe('Level of the member, counted from 1.'),
    name: z.string().describe('Name of that level.'),
    turnover: pesos.describe('Bets that count since registration, in pesos.'),
    nextTurnover: pesos.nullable().describe('Bets that the next level requires; null at the top. In pesos.'),
    deposited: pesos.describe('Approved deposits since registration, in pesos.'),
    nextDeposit: pesos.nullable().describe('Deposits that the next level requires; null at the top. In pesos.'),
    levels: z.array(level).describe('All levels, lowest first.'),
  }),
  errors: [],
} as const;
