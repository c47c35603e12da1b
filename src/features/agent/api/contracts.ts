import * as endpoints from '#contract/agent/contracts.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';

export type ContractKind = 'daily' | 'dividend' | 'hour';
export type Offer = Value<'dividendRequest'>;

const requests = {
  daily: endpoints.dailySalaryRequest,
  dividend: endpoints.dividendRequest,
  hour: endpoints.hourSalaryRequest,
} as const;

/** Fetches the pending contract offer of a kind. */
export const pendingOffer = (kind: ContractKind, language: WireLanguage): Promise<Offer> =>
  api(requests[kind], { query: { language } });
