import * as z from 'zod';
import { language, money, rate } from '../fields.ts';

const level = z
  .object({
    level: z.number().int().min(1).describe('Number of the level, counted from 1.'),
    name: z.string().describe('Name of the level.'),
    turnover: money.describe('Counted bets since registration that the level requires, in major units.'),
    deposit: money.describe('Approved deposits that the level requires as well, in major units.'),
    rebateRate: rate.describe('Rebate as a share of bets. From 0 to 1.'),
    freeWithdrawals: z.number().int().describe('Withdrawals per day without a fee.'),
    withdrawTimes: z.number().int().describe('Withdrawals allowed per day.'),
    withdrawLimit: money.describe('Money that can be withdrawn per day, in major units.'),
    birthdayGift: money.describe('Gift on the birthday, in major units; 0 while no promotion gives one.'),
    upgradeGift: money.describe('Gift for reaching the level, in major units.'),
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
    turnover: money.describe('Bets that count since registration, in major units.'),
    nextTurnover: money.nullable().describe('Bets that the next level requires; null at the top. In major units.'),
    deposited: money.describe('Approved deposits since registration, in major units.'),
    nextDeposit: money.nullable().describe('Deposits that the next level requires; null at the top. In major units.'),
    levels: z.array(level).describe('All levels, lowest first.'),
  }),
  errors: [],
} as const;
