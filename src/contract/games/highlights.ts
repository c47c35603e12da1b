import { defineEndpoint } from '../endpoint.ts';
import type { hotMatchesSchemas, jackpotsSchemas, winnersSchemas } from './highlights.schemas.ts';

/** Lists hot matches (R196, A31). */
export const hotMatches = defineEndpoint<typeof hotMatchesSchemas>()({
  name: 'hotMatches',
  method: 'GET',
  path: '/wps/game/hotMatch',
  access: 'anyone',
});

/** Lists recent wins (R252, A80). */
export const winners = defineEndpoint<typeof winnersSchemas>()({
  name: 'winners',
  method: 'GET',
  path: '/wps/game/winners',
  access: 'anyone',
});

/** Returns the progressive jackpots with their last wins (X38). */
export const jackpots = defineEndpoint<typeof jackpotsSchemas>()({
  name: 'jackpots',
  method: 'GET',
  path: '/wps/game/jackpots',
  access: 'anyone',
});
