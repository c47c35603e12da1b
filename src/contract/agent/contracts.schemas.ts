import { z } from 'zod';
import { paymentPassword, sendingErrors } from '../cashier/wallet.schemas.ts';
import { amount, instant, language, pageOf, paging, period, pesos, rate } from '../fields.ts';

/** Steps of a contract: from this much on, this share or sum is paid. */
const step = z.object({
  from: pesos,
  activeMembers: z.number().int(),
  rate: rate.nullable(),
  amount: pesos.nullable(),
});

const terms = z.object({
  requestId: z.string(),
  from: z.string(),
  sentAt: instant,
  startsOn: z.string(),
  period: z.enum(['hour', 'day', 'half-month', 'month']),
  steps: z.array(step),
  note: z.string(),
});

/** Terms that the agent above offers; null when nothing waits. */
const offer = terms.nullable();

export const dailySalaryRequestSchemas = { query: z.object({ language }), reply: offer, errors: [] } as const;
export const hourSalaryRequestSchemas = { query: z.object({ language }), reply: offer, errors: [] } as const;
export const dividendRequestSchemas = {
  query: z.object({ period: z.enum(['half-month', 'month']).optional(), language }),
  reply: offer,
  errors: [],
} as const;

export const contractHistorySchemas = {
  query: z.object({ kind: z.enum(['daily', 'hour', 'dividend']), language }),
  reply: z.array(terms.extend({ state: z.enum(['active', 'refused', 'ended']), decidedAt: instant.nullable() })),
  errors: ['permission.denied'],
} as const;

const decision = { requestId: z.string().min(1).max(40), accept: z.boolean() };

/** Travels in a query: the strings true and false. */
export const processDailySalarySchemas = {
  query: z.object({ requestId: decision.requestId, accept: z.enum(['true', 'false']) }),
  reply: z.null(),
  errors: ['resource.unknown'],
} as const;

export const processHourSalarySchemas = {
  body: z.strictObject(decision),
  reply: z.null(),
  errors: ['resource.unknown'],
} as const;
export const processDividendSchemas = {
  body: z.strictObject(decision),
  reply: z.null(),
  errors: ['resource.unknown'],
} as const;

/**
 * What is earned so far in the running period, and by which step; null without a contract. `basis` is what a step's rate
 * is applied to: the turnover for a salary, the team's loss less bonuses and rebates for a dividend.
 */
const earning = z
  .object({
    contractSteps: z.array(step),
    turnover: pesos,
    basis: pesos,
    activeMembers: z.number().int(),
    reached: z.number().int().nullable(),
    earned: pesos,
    paidAt: instant.nullable(),
    endsAt: instant,
  })
  .nullable();

export const currentDailySalarySchemas = { query: z.object({ language }), reply: earning, errors: [] } as const;

export const hourSalarySchemas = {
  query: z.object({ language }),
  reply: z
    .object({
      contractSteps: z.array(step),
      hours: z.array(
        z.object({
          hour: z.number().int(),
          turnover: pesos,
          activeMembers: z.number().int(),
          reached: z.number().int().nullable(),
          earned: pesos,
          paid: z.boolean(),
        }),
      ),
      total: pesos,
    })
    .nullable(),
  errors: [],
} as const;

/**
 * Salaries paid, the latest first. `from` is the start of the day or hour that one is for, `earned` what its step brings,
 * `amount` what was paid within the limit of the account tree. `footer` sums all of the period, also by day.
 */
export const salaryHistorySchemas = {
  query: z.object({ kind: z.enum(['daily', 'hour']).optional(), ...period, ...paging, language }),
  reply: pageOf(
    z.object({
      id: z.string(),
      at: instant,
      from: instant,
      kind: z.enum(['daily', 'hour']),
      turnover: pesos,
      activeMembers: z.number().int(),
      step,
      earned: pesos,
      amount: pesos,
    }),
  ).extend({
    footer: z.object({
      daily: pesos,
      hour: pesos,
      days: z.array(z.object({ day: z.string(), daily: pesos, hour: pesos })),
    }),
  }),
  errors: [],
} as const;

export const dividendInfoSchemas = {
  query: z.object({ language }),
  reply: earning,
  errors: ['permission.denied'],
} as const;

/** A share of what the team lost, less what it was given, in a period that is over. */
const dividend = {
  from: instant,
  until: instant,
  teamNet: pesos,
  rate,
  amount: pesos,
  status: z.enum(['open', 'paid']),
};

export const dividendHistorySchemas = {
  query: z.object({ ...period, ...paging, language }),
  reply: pageOf(z.object({ id: z.string(), ...dividend })),
  errors: ['permission.denied'],
} as const;

export const downlineDividendsSchemas = {
  query: z.object({ ...paging, language }),
  reply: pageOf(z.object({ dividendId: z.string(), account: z.string(), ...dividend })),
  errors: ['permission.denied'],
} as const;

/** `amount` guards against paying another sum than the one that was shown. */
export const payoutDividendSchemas = {
  body: z.strictObject({
    dividendId: z.string().min(1).max(40),
    amount,
    paymentPassword,
  }),
  reply: z.object({ dividendId: z.string(), sumBalance: pesos }),
  errors: ['resource.unknown', 'request.conflict', 'balance.insufficient', ...sendingErrors, 'permission.denied'],
} as const;

const income = z.object({ rebate: pesos, salary: pesos, dividend: pesos, total: pesos });

export const incomeComparisonSchemas = {
  query: z.object({ by: z.enum(['day', 'week', 'month']).default('day') }),
  reply: z.object({ previous: income, current: income }),
  errors: [],
} as const;
