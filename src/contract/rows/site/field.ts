import type { Row } from '../../row.ts';

/** How fast a page was in the field: one visit's measures, as they stood when the page was left. Tells nobody who it was. */
export const fieldMeasures = {
  name: 'fieldMeasures',
  method: 'POST',
  path: '/wps/system/fieldMeasures',
  caller: 'anyone',
  send: 'json',
  always: true,
} as const satisfies Row;
