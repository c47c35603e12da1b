import type { Row } from '../../row.ts';

/** R035: the next or running rain of red envelopes. */
export const redRain = {
  name: 'redRain',
  method: 'GET',
  path: '/wps/promotion/redRain',
  caller: 'agent',
} as const satisfies Row;

/** R035 */
export const grabRedRain = {
  name: 'grabRedRain',
  method: 'POST',
  path: '/wps/promotion/redRain',
  caller: 'agent',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;
