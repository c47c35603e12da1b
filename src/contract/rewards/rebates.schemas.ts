import { z } from 'zod';
import { instant, language, pageOf, paging, period, pesos, rate } from '../fields.ts';

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
          turnover: pesos.describe('Bets that count, in pesos.'),
          rate: rate.describe('Share of them that is paid. From 0 to 1.'),
          amount: pesos.describe('Rebate, in pesos.'),
        }),
      )
      .describe('Rebate by game category.'),
    total: pesos.describe('Rebate of all categories, in pesos.'),
    min: pesos.describe('Smallest rebate that can be claimed, in pesos.'),
  }),
  errors: [],
} as const;

export const claimRebateSchemas = {
  summary: 'Claim the rebate',
  reply: z.object({
    amount: pesos.describe('Rebate that was paid, in pesos.'),
    sumBalance: pesos.describe('Balance afterwards, in pesos.'),
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
      turnover: pesos.describe('Bets that counted, in pesos.'),
      rate: rate.describe('Share of them that was paid. From 0 to 1.'),
      amount: pesos.describe('Rebate, in pesos.'),
    }),
  ).extend({
    sums: z
      .object({
        turnover: pesos.describe('Bets that counted, in pesos.'),
        amount: pesos.describe('Rebates, in pesos.'),
      })
      .describe('Sums of the period.'),
  }),
  errors: [],
} as const;
