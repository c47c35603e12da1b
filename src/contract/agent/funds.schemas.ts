import * as z from 'zod';
import { money } from '../fields.ts';

/** A pending request; null, '', 0, '0' and false all mean that there is none. `funds` are the agent's wallets. */
const request = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const fundsConsolidatedSchemas = {
  summary: 'Read the purses of an agent and waiting offers',
  reply: z.object({
    dailysalreqtype: request.describe(
      'Whether a contract for a daily salary waits. Null, an empty text, 0, `0` and false say no.',
    ),
    divtypecompperiodreq: request.describe(
      'Whether a contract for dividends is awaiting a decision, in the same form.',
    ),
    contracthoursalreq: request.describe(
      'Whether a contract for an hourly salary is awaiting a decision, in the same form.',
    ),
    funds: z
      .object({
        balance: money.describe('Balance, in major units.'),
        salary: money.describe('Salaries of today, in major units.'),
        dividend: money.describe('Dividend of the running period so far, in major units.'),
        rebate: money.describe('Rebates of today, in major units.'),
      })
      .describe('Purses of the agent.'),
  }),
  errors: [],
} as const;
