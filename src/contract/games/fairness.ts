import { defineEndpoint } from '../endpoint.ts';
import type { revealSeedSchemas, revealVisitSeedSchemas, roundProofSchemas } from './fairness.schemas.ts';

/** Returns the data that a member needs to verify the fairness of one of their rounds. */
export const roundProof = defineEndpoint<typeof roundProofSchemas>()({
  name: 'roundProof',
  method: 'GET',
  path: '/wps/game/fairness',
  access: 'member',
});

/** Reveals the server seed of a round; the game session continues with a new one. */
export const revealSeed = defineEndpoint<typeof revealSeedSchemas>()({
  name: 'revealSeed',
  method: 'POST',
  path: '/wps/game/fairness/reveal',
  access: 'member',
  send: 'json',
});

/** Reveals the server seed of a visit's rounds to its frame; the following rounds use a new one. */
export const revealVisitSeed = defineEndpoint<typeof revealVisitSeedSchemas>()({
  name: 'revealVisitSeed',
  method: 'POST',
  path: '/wps/game/fairness/visit',
  access: 'visit',
});
