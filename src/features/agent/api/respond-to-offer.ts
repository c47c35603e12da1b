import * as endpoints from '#contract/agent/contracts.ts';
import type { Body } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';
import type { ContractKind } from './contracts.ts';

/** Accepts or refuses a contract offer. */
export const respondToOffer = (kind: ContractKind, answer: Body<'processDividend'>): Promise<null> => {
  const { requestId, accept } = answer;
  if (kind === 'daily')
    return api(endpoints.processDailySalary, { query: { requestId, accept: accept ? 'true' : 'false' } });
  return api(kind === 'hour' ? endpoints.processHourSalary : endpoints.processDividend, { body: answer });
};
