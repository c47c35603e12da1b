import * as rows from '../../../contract/agent/contracts.ts';
import type { Body } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import type { ContractKind } from './contracts.ts';

/** R259, A94: answers it. */
export const answerOffer = (kind: ContractKind, answer: Body<'processDividend'>): Promise<null> => {
  const { requestId, accept } = answer;
  if (kind === 'daily')
    return callOnce(rows.processDailySalary, { query: { requestId, accept: accept ? 'true' : 'false' } });
  return callOnce(kind === 'hour' ? rows.processHourSalary : rows.processDividend, { body: answer });
};
