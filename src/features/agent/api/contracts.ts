import * as rows from '../../../contract/agent/contracts.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';

type Language = 'EN' | 'TY';
export type ContractKind = 'daily' | 'dividend' | 'hour';
export type Offer = Value<'dividendRequest'>;

const requests = {
  daily: rows.dailySalaryRequest,
  dividend: rows.dividendRequest,
  hour: rows.hourSalaryRequest,
} as const;

/** R258, A94: the contract of a kind that waits for an answer. */
export const pendingOffer = (kind: ContractKind, language: Language): Promise<Offer> =>
  api(requests[kind], { query: { language } });
