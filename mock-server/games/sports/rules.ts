import { z } from 'zod';
import { invalid } from '../../core/invalid.ts';
import type { Random } from '../../core/random.ts';
import { prize, type Rules, type Table } from '../rules.ts';
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

interface Picked {
  readonly match: Fixture;
  readonly pick: Result;
  readonly odds: number;
}

/** Returns the picks of a slip with their matches. Throws `request.invalid` for a match that is not on offer. */
const picksOf = ({ world, game }: Table, legs: readonly Leg[]): Picked[] => {
  const matches = new Map(matchesOf(world, game).map((match) => [match.id, match]));
  return legs.map(({ match: id, pick }) => {
    const match = matches.get(id);
    const odds = match?.odds[pick];
    if (!match || !odds) throw invalid('choice.legs', 'match');
    return { match, pick, odds };
  });
};

const factorOf = (picked: readonly Picked[]): number =>
  Math.min(
    picked.reduce((product, { odds }) => product * odds, 1),
    mostOdds,
  );

/** A slip of one to four picks; all must come in. The matches are played out when the slip is placed. */
export const sportsRules: Rules<Choice> = {
  choice: z.strictObject({
    legs: z
      .array(z.strictObject({ match: z.string().max(32), pick: z.enum(['1', 'X', '2']) }))
      .min(1)
      .max(mostLegs)
      .refine((legs) => new Set(legs.map(({ match }) => match)).size === legs.length, 'repeated'),
  }),

  decide: (table, stake, { legs }) => {
    const { random } = table.world;
    const picked = picksOf(table, legs);
    const played = picked.map(({ match, pick }) => {
      const result = resultOf(random, match);
      return { match: match.id, score: scoreOf(random, result), won: result === pick };
    });
    const outcome: SportsOutcome = { legs: played };
    const won = played.every((leg) => leg.won);
    return { outcome, payout: won ? prize(random, stake, factorOf(picked)) : 0, extra: won };
  },

  results: (table, stake, { legs }) => {
    const picked = picksOf(table, legs);
    const chance = picked.reduce((product, { match, pick }) => product * (match.chances[pick] ?? 0), 1);
    return [
      { chance, payout: stake * factorOf(picked) },
      { chance: 1 - chance, payout: 0 },
    ];
  },

  describe: ({ world, game }): SportsTable => ({
    matches: matchesOf(world, game).map(({ chances: _, ...match }) => match),
    mostLegs,
    mostOdds,
  }),
};
