import { fieldMeasures } from '#contract/site/web-vitals.ts';
import type { Body } from '#contract/types.ts';
import { backendBase } from '#lib/browser/backend.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';

/**
 * Sends the web vitals of a visit while its page is closing: with `keepalive`, without waiting for a response and
 * without a session. Does not use the API client, which aborts requests of a page that is being left.
 */
export const sendWebVitals = (body: Body<'fieldMeasures'>): void => {
  ignoreFailure(
    fetch(new URL(fieldMeasures.path, backendBase()), {
      method: fieldMeasures.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    }),
  );
};
