import { z } from 'zod';
import { pesos } from '../fields.ts';

/** A29: null, '', 0, '0' and false say that nothing waits. `funds` are the agent's purses. */
const request = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const fundsConsolidatedSchemas = {
  reply: z.object({
    dailysalreqtype: request,
    divtypecompperiodreq: request,
    contracthoursalreq: request,
    funds: z.object({ balance: pesos, salary: pesos, dividend: pesos, rebate: pesos }),
  }),
  errors: [],
} as const;
