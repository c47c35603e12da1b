import type { Row } from '../row.ts';

/** R235 */
export const memberInfo = {
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  caller: 'session',
} as const satisfies Row;

/** R245; with `merchantCode` it adds the balances by vendor (A28). */
export const balance = {
  name: 'balance',
  method: 'GET',
  path: '/wps/wallets/balance',
  caller: 'session',
} as const satisfies Row;
