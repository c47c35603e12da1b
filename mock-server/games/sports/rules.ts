import { z } from 'zod';
import { invalid } from '../../core/invalid.ts';
import type { Random } from '../../core/random.ts';
import { prize, type Rules } from '../rules.ts';
import { type Fixture, matchesOf } from './matches.ts';
import type { Leg, Result, SportsOutcome, SportsTable } from './wire.ts';

type Choice = { readonly legs: readonly Leg[] };

const mostLegs = 4;
const mostOdds = 500;

const resultOf = (random: Random, { chances }: Fixture): Result => {
  let mark = random.fraction();
  for (const [result, chance] of Object.entries(chances) as [Result, number][]) {
    mark -= chance;
    if (mark < 0) return result;
  }
  return '2';
};

/** A score that fits the result. */
const scoreOf = (random: Random, result: Result): [number, number] => {
  const loser = random.int(0, 2);
  if (result === 'X') return [loser, loser];
  const winner = loser + random.int(1, 3);
  return result === '1' ? [winner, loser] : [loser, winner];
};

/** A slip of one to four picks; all must come in. The matches are played out when the slip is placed. */
export const sportsRules: Rules<Choice> = {
  choice: z.strictObject({
    legs: z
      .array(z.strictObject({ match: z.string().max(32), pick: z.enum(['1', 'X', '2']) }))
      .min(1)
      .max(mostLegs)
      .refine((legs) => new Set(legs.map(({ match }) => match)).size === legs.length, 'repeated'),
  }),

  decide: ({ world, game }, stake, { legs }) => {
    const matches = new Map(matchesOf(world, game).map((match) => [match.id, match]));
    let factor = 1;
    const played = legs.map(({ match: id, pick }) => {
      const match = matches.get(id);
      const odds = match?.odds[pick];
      if (!match || !odds) throw invalid('choice.legs', 'match');
      const result = resultOf(world.random, match);
      factor *= odds;
      return { match: id, score: scoreOf(world.random, result), won: result === pick };
    });
    const outcome: SportsOutcome = { legs: played };
    const won = played.every((leg) => leg.won);
    return { outcome, payout: won ? prize(world.random, stake, Math.min(factor, mostOdds)) : 0, extra: won };
  },

  describe: ({ world, game }): SportsTable => ({
    matches: matchesOf(world, game).map(({ chances: _, ...match }) => match),
    mostLegs,
    mostOdds,
  }),
};
