import * as z from 'zod';
import { builderParts, hasPartsOfMarket, sportsMarketKey, sportsPick } from '#contract/games/sports.schemas.ts';
import { systemPicks } from '#contract/games/sports-systems.ts';
import { maxSlipPicks as maxLegs } from '#contract/games/sports-terms.ts';
import { placeSportsBet } from '#sim/features/games/rules/place-sports-bet.ts';
import { savedSlipOf } from '#sim/features/games/rules/saved-slips.ts';
import { openingBoard, sellsMatch, sportsBoardOf } from '#sim/features/games/rules/sports-board.ts';
import { margins } from '#sim/features/games/rules/sports-odds.ts';
import { maxOdds } from '#sim/features/games/rules/sports-payout.ts';
import type { OrderedLeg } from '#sim/features/games/rules/sports-slips.ts';
import type { Rules } from '../rules.ts';
import type { SportsTable } from './wire.ts';

type Choice = { readonly legs: readonly OrderedLeg[]; readonly system?: readonly number[] | undefined };

const leg = z
  .strictObject({
    match: z.string().max(40),
    market: sportsMarketKey,
    line: z.number().min(-1000).max(1000).nullable(),
    pick: sportsPick,
    parts: builderParts.optional(),
    odds: z.number().min(1).max(1000),
    live: z.boolean(),
  })
  .refine(hasPartsOfMarket, 'builder');

/** A bet on one match or a combo on up to ten of which all must win, or a system of combos. It is settled when its matches end. */
export const sportsRules: Rules<Choice> = {
  choice: z.strictObject({
    legs: z
      .array(leg)
      .min(1)
      .max(maxLegs)
      .refine((legs) => new Set(legs.map(({ match }) => match)).size === legs.length, 'repeated'),
    system: z.array(z.number().int().min(1).max(systemPicks.max)).min(1).max(systemPicks.max).optional(),
  }),
  outcomes: ['lose', 'win', 'big', 'jackpot'],

  decide: () => {
    throw new Error('Sports bets stay open until their matches end.');
  },

  placeOpen: ({ world, game }, visit, key, stake, { legs, system }) =>
    placeSportsBet(world, visit, { key, stake, legs, system, sells: (fixture) => sellsMatch(game, fixture) }),

  describe: ({ world, game }, visit): SportsTable => {
    const { match, ...order } = openingBoard(world, game, visit.room);
    return {
      slip: savedSlipOf(world, visit.room, (fixture) => sellsMatch(game, fixture)),
      board: sportsBoardOf(world, game, order),
      match,
      maxLegs,
      maxOdds,
      margins,
      images: '/cdn/default',
    };
  },
};
