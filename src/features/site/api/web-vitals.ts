import { fieldMeasures } from '../../../contract/site/field.ts';
import type { Body } from '../../../contract/types.ts';
import { backendBase } from '../../../lib/browser/backend.ts';

/**
 * Sends what a visit measured while its page goes away: outlives the page, waits for no answer and carries no session.
 * Past the client of other calls, which a leaving page aborts.
 */
export const sendWebVitals = (body: Body<'fieldMeasures'>): void => {
  fetch(new URL(fieldMeasures.path, backendBase()), {
    method: fieldMeasures.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
};
