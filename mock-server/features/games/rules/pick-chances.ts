import { eachFinalScore } from './final-scores.ts';
import type { Fixture, MatchState } from './fixtures.ts';
import { isWinner, type Selection } from './sports-odds.ts';

const maxKnown = 3000;

const known = new Map<string, number>();

/** Returns a text that is equal for the same picks of a match. */
export const keyOfPick = ({ market, line, pick, parts }: Selection): string =>
  parts ? JSON.stringify(parts.map((it) => [it.market, it.line, it.pick])) : `${market} ${line} ${pick}`;

/** Returns a text that is equal for states of a match with the same possible final scores and chances. */
export const keyOfScores = ({ id, strength, home }: Fixture, { step, score }: MatchState): string =>
  `${id} ${strength} ${home} ${step} ${score}`;

/** Returns the chance that a pick on the final score wins. Remembered, because a match has thousands of final scores. */
export const chanceOfPick = (fixture: Fixture, state: MatchState, pick: Selection): number => {
  const key = `${keyOfScores(fixture, state)} ${keyOfPick(pick)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  let chance = 0;
  eachFinalScore(fixture, state, (home, away, probability) => {
    if (isWinner(fixture, [[home, away]], pick)) chance += probability;
  });
  if (known.size >= maxKnown) known.clear();
  known.set(key, chance);
  return chance;
};
