import { defineEndpoint } from '../endpoint.ts';
import type { grabRedRainSchemas, redRainSchemas } from './red-rain.schemas.ts';

/** Returns the next or running red envelope event. */
export const redRain = defineEndpoint<typeof redRainSchemas>()({
  name: 'redRain',
  method: 'GET',
  path: '/wps/promotion/redRain',
  access: 'agent',
});

/** Takes an envelope of a running rain. */
export const grabRedRain = defineEndpoint<typeof grabRedRainSchemas>()({
  name: 'grabRedRain',
  method: 'POST',
  path: '/wps/promotion/redRain',
  access: 'agent',
  send: 'json',
  movesMoney: true,
});
