import * as z from 'zod';
import { instant, language, money, pageOf, paging, period, rate } from '../fields.ts';

/** Unclaimed rebates expire at `resetsAt`. */
export const manualRebateSchemas = {
  summary: 'Read the rebate that can be claimed',
  query: z.object({
    language,
  }),
  reply: z.object({
    since: instant.describe('Start of the bets that count, epoch ms.'),
    resetsAt: instant.describe('When an unclaimed rebate expires, epoch ms.'),
    categories: z
      .array(
        z.object({
          category: z.string().describe('Game category.'),
          turnover: money.describe('Bets that count, in major units.'),
          rate: rate.describe('Share of them that is paid. From 0 to 1.'),
          amount: money.describe('Rebate, in major units.'),
        }),
      )
      .describe('Rebate by game category.'),
    total: money.describe('Rebate of all categories, in major units.'),
    min: money.describe('Smallest rebate that can be claimed, in major units.'),
  }),
  errors: [],
} as const;

export const claimRebateSchemas = {
  summary: 'Claim the rebate',
  reply: z.object({
    amount: money.describe('Rebate that was paid, in major units.'),
    sumBalance: money.describe('Balance afterwards, in major units.'),
  }),
  errors: ['promotion.unavailable'],
} as const;

export const rebateReportSchemas = {
  summary: 'List paid rebates',
  query: z.object({
    ...period,
    ...paging,
    language,
  }),
  /** `sums` covers the whole period. */
  reply: pageOf(
    z.object({
      id: z.string().describe('Reference of the rebate.'),
      at: instant.describe('When it was paid, epoch ms.'),
      category: z.string().describe('Game category.'),
      turnover: money.describe('Bets that counted, in major units.'),
      rate: rate.describe('Share of them that was paid. From 0 to 1.'),
      amount: money.describe('Rebate, in major units.'),
    }),
  ).extend({
    sums: z
      .object({
        turnover: money.describe('Bets that counted, in major units.'),
        amount: money.describe('Rebates, in major units.'),
      })
      .describe('Sums of the period.'),
  }),
  errors: [],
} as const;
