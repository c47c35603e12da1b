import * as z from 'zod';
import { flightViewOf, lastFlightsOf, startFlight } from '#sim/features/games/rules/flights.ts';
import { type Rules, rtpOf } from '../rules.ts';
import { tableSeedOf } from '../tables/table-seed.ts';
import { crashPoint, crashRules } from './rules.ts';
import type { CrashTable } from './wire.ts';

type Choice = { readonly target: number | null; readonly fly?: true | undefined };

const { target } = crashRules.choice.shape;

/** A flight that the player cashes out in the air, or one with a target, which is decided immediately. */
export const flightRules: Rules<Choice> = {
  choice: z.union([z.strictObject({ target }), z.strictObject({ target: target.nullable(), fly: z.literal(true) })]),

  outcomes: crashRules.outcomes,

  decide: (round, stake, choice) => crashRules.decide(round, stake, { target: choice.target ?? 1 }),

  placeOpen: ({ world, game }, visit, key, stake, choice) => {
    if (!choice.fly) return undefined;
    const share = rtpOf(game);
    return startFlight(world, visit, {
      key,
      stake,
      target: choice.target,
      share,
      drawCrash: (draws) => crashPoint(draws.fraction(), share),
    });
  },

  results: (table, stake, choice) => crashRules.results?.(table, stake, { target: choice.target ?? 1 }) ?? [],

  describe: ({ world, game }, visit): CrashTable => ({
    ...crashRules.describe(),
    tableSeed: tableSeedOf(world, game),
    flight: flightViewOf(world, { ...visit, nodeId: game.nodeId }),
    flights: lastFlightsOf(world, { ...visit, nodeId: game.nodeId }),
  }),
};
