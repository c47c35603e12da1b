import type { Row } from '../../row.ts';

/** R261, A29: contract requests that wait for an answer. */
export const fundsConsolidated = {
  name: 'fundsConsolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  caller: 'session',
} as const satisfies Row;
