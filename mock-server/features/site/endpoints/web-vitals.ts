import * as endpoints from '#contract/site/web-vitals.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { handle } from '#sim/features/handler.ts';
import { recordWebVitals } from '../rules/web-vitals.ts';

export const webVitalsHandlers = [
  handle(endpoints.fieldMeasures, ({ world, body, flag }) => {
    if (flag('FIELD_SHARE') === 0) throw new Refusal('permission.denied', { why: 'FIELD_SHARE is 0' });
    recordWebVitals(world, body);
    return null;
  }),
];
