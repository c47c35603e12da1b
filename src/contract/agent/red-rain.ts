import { defineEndpoint } from '../endpoint.ts';
import type { grabRedRainSchemas, redRainSchemas } from './red-rain.schemas.ts';

/** R035: the next or running rain of red envelopes. */
export const redRain = defineEndpoint<typeof redRainSchemas>()({
  name: 'redRain',
  method: 'GET',
  path: '/wps/promotion/redRain',
  access: 'agent',
});

/** R035 */
export const grabRedRain = defineEndpoint<typeof grabRedRainSchemas>()({
  name: 'grabRedRain',
  method: 'POST',
  path: '/wps/promotion/redRain',
  access: 'agent',
  send: 'json',
  movesMoney: true,
});
