import type { Row } from '../../row.ts';

/** R030, R179 */
export const bets = {
  name: 'bets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemBets',
  caller: 'member',
  flag: 'TRANSBETREPMEM3',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R262 */
export const memberPnl = {
  name: 'memberPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL',
  caller: 'member',
  flag: 'PERSREP',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** X07: open to every member, whatever the switches of the records say. */
export const statement = {
  name: 'statement',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemStatement',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;
