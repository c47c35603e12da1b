import { z } from 'zod';
import { type HandEngineName, potShare } from '#sim/features/games/hands/engine.ts';
import { engines } from '#sim/features/games/hands/engines.ts';
import { handViewOf, startHand } from '#sim/features/games/rules/hands.ts';
import { turnMsOf } from '#sim/features/games/rules/turn-time.ts';
import type { Rules } from '../rules.ts';
import type { HandsTable } from './wire.ts';

/** Simulated return of blackjack with basic strategy, percent of the first stake. */
export const blackjackReturn = 99.4;

/** Returns the rules of a card table: a round deals a hand, whose moves are separate calls. */
export const handRules = (name: HandEngineName): Rules<null> => ({
  choice: z.null(),
  // Only at tables where players split the pot can a share be less than the stake.
  outcomes: name === 'lucky9' || name === 'tongits' ? ['lose', 'below', 'win', 'jackpot'] : ['lose', 'win', 'jackpot'],

  decide: () => {
    throw new Error('Hands stay open until their last move.');
  },

  placeOpen: ({ world }, visit, key, stake) => startHand(world, visit, { key, stake, engine: name }),

  describe: ({ world, game }, visit): HandsTable => ({
    engine: name,
    players: engines[name].players,
    turnMs: turnMsOf(game.nodeName),
    returns: engines[name].players > 1 ? potShare * 100 : blackjackReturn,
    hand: handViewOf(world, { ...visit, nodeId: game.nodeId }),
  }),
});
