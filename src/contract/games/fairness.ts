import { defineEndpoint } from '../endpoint.ts';
import type { revealSeedSchemas, revealVisitSeedSchemas, roundProofSchemas } from './fairness.schemas.ts';

/** What a member needs to check the fairness of one of their rounds. */
export const roundProof = defineEndpoint<typeof roundProofSchemas>()({
  name: 'roundProof',
  method: 'GET',
  path: '/wps/game/fairness',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});

/** Reveals the server seed of a round; the game session goes on with a new one. */
export const revealSeed = defineEndpoint<typeof revealSeedSchemas>()({
  name: 'revealSeed',
  method: 'POST',
  path: '/wps/game/fairness/reveal',
  access: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
});

/** Reveals the server seed of the rounds of a visit to its frame; the next rounds take a new one. */
export const revealVisitSeed = defineEndpoint<typeof revealVisitSeedSchemas>()({
  name: 'revealVisitSeed',
  method: 'POST',
  path: '/wps/game/fairness/visit',
  access: 'visit',
});
