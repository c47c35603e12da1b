import * as z from 'zod';
import { instant } from '../fields.ts';

const proof = z.object({
  bet: z.string().describe('Reference of the bet.'),
  round: z.number().int().positive().describe('Number of the round in its game session.'),
  session: z.string().describe('The game session, fixed with its hash.'),
  hash: z.string().describe('SHA-256 of the server seed, fixed before the first round.'),
  committedAt: instant.describe('When the hash was fixed, epoch ms.'),
  seed: z.string().nullable().describe('Server seed; null until the game session is over or the seed is revealed.'),
  forced: z.boolean().describe('A tester forced the outcome; it cannot be verified.'),
  checkUrl: z.string().describe('Page that replays the round and verifies it in the browser.'),
  events: z
    .array(
      z.object({
        kind: z.enum(['match', 'fight']).describe('What it is.'),
        id: z.string().describe('Reference of the match or fight.'),
        name: z.string().describe('Its opponents.'),
        hash: z.string().describe('SHA-256 of its seed, fixed before the bet.'),
        seed: z.string().nullable().describe('Its seed, the same for all players; null before its end.'),
        forced: z.boolean().describe('A tester changed its result; it cannot be verified.'),
      }),
    )
    .describe('Matches and fights that decide the bet; empty where a round of its own does.'),
});

const bet = z.string().max(64).describe('Bet of the member, by `bets`.');

export const roundProofSchemas = {
  summary: 'Read what proves the fairness of a round',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({ bet }),
  reply: proof,
  errors: ['resource.unknown'],
} as const;

/** A seed with an open round is not revealed, because that would expose the cards of the other rounds. */
export const revealSeedSchemas = {
  summary: 'Reveal the server seed of a round',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({ bet }),
  reply: proof.extend({ nextHash: z.string().nullable().describe('Hash of the seed of the next rounds.') }),
  errors: ['resource.unknown', 'request.conflict'],
} as const;

/** Demo rounds are not recorded, so the game itself reveals their seed. */
export const revealVisitSeedSchemas = {
  summary: 'Reveal the server seed of a game session to its frame',
  reply: z.object({
    seed: z.string().describe('Server seed of the rounds so far.'),
    hash: z.string().describe('SHA-256 of it, which the game showed.'),
    nextHash: z.string().describe('Hash of the seed of the next rounds.'),
    checkUrl: z.string().describe('Page that replays the last round; its fragment holds all that a check needs.'),
  }),
  errors: ['resource.unknown', 'request.conflict'],
} as const;
