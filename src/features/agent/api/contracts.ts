import * as endpoints from '#contract/agent/contracts.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { Body, Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';

export type ContractKind = 'daily' | 'dividend' | 'hour';
export type Offer = Value<'dividendRequest'>;

const requests = {
  daily: endpoints.dailySalaryRequest,
  dividend: endpoints.dividendRequest,
  hour: endpoints.hourSalaryRequest,
} as const;

/** Fetches the pending contract offer of a kind. */
export const pendingOffer = (kind: ContractKind, language: WireLanguage, signal: AbortSignal): Promise<Offer> =>
  api(requests[kind], { query: { language }, signal });

/** Accepts or refuses a contract offer. */
export const respondToOffer = (kind: ContractKind, answer: Body<'processDividend'>): Promise<null> => {
  const { requestId, accept } = answer;
  if (kind === 'daily')
    return api(endpoints.processDailySalary, { query: { requestId, accept: accept ? 'true' : 'false' } });
  return api(kind === 'hour' ? endpoints.processHourSalary : endpoints.processDividend, { body: answer });
};
