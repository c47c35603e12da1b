import * as z from 'zod';
import { arenaState, placeSabongBet } from '#sim/features/games/rules/sabong.ts';
import { commission, type Side, sides } from '#sim/features/games/rules/sabong-fight.ts';
import type { Rules } from '../rules.ts';
import type { SabongTable } from './wire.ts';

type Choice = { readonly fight: string; readonly side: Side };

/** A bet on a side of the current fight, paid from the pool at the closing odds. */
export const sabongRules: Rules<Choice> = {
  choice: z.strictObject({ fight: z.string().max(40), side: z.enum(sides) }),
  outcomes: ['lose', 'win', 'big', 'extra', 'jackpot'],

  decide: () => {
    throw new Error('Bets on a fight stay open until it ends.');
  },

  placeOpen: ({ world }, visit, key, stake, { fight, side }) =>
    placeSabongBet(world, visit, { key, stake, fight, side }),

  describe: ({ world, game }, visit): SabongTable => ({
    commission,
    arena: arenaState(world, { ...visit, nodeId: game.nodeId }),
  }),
};
