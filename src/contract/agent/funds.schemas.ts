import { z } from 'zod';
import { pesos } from '../fields.ts';

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
        balance: pesos.describe('Balance, in pesos.'),
        salary: pesos.describe('Salaries of today, in pesos.'),
        dividend: pesos.describe('Dividend of the running period so far, in pesos.'),
        rebate: pesos.describe('Rebates of today, in pesos.'),
      })
      .describe('Purses of the agent.'),
  }),
  errors: [],
} as const;
