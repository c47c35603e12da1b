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

/** Fetches the pending contract offer of a kind (R258, A94). */
export const pendingOffer = (kind: ContractKind, language: Language): Promise<Offer> =>
  api(requests[kind], { query: { language } });
