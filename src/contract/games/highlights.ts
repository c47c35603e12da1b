import { defineEndpoint } from '../endpoint.ts';
import type { hotMatchesSchemas, jackpotsSchemas, winnersSchemas } from './highlights.schemas.ts';

/** Lists hot matches. */
export const hotMatches = defineEndpoint<typeof hotMatchesSchemas>()({
  name: 'hotMatches',
  method: 'GET',
  path: '/wps/game/hotMatch',
  access: 'anyone',
});

/** Lists recent wins. */
export const winners = defineEndpoint<typeof winnersSchemas>()({
  name: 'winners',
  method: 'GET',
  path: '/wps/game/winners',
  access: 'anyone',
});

/** Returns the progressive jackpots with their last wins. */
export const jackpots = defineEndpoint<typeof jackpotsSchemas>()({
  name: 'jackpots',
  method: 'GET',
  path: '/wps/game/jackpots',
  access: 'anyone',
});
