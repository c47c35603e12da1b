import type { Fixture, MatchState } from './fixtures.ts';
import { pointChances, type Score, stepsOf } from './match-course.ts';

/** Runs thousands of times for a board, so it does not use iterators. */
const convolve = (a: ArrayLike<number>, b: ArrayLike<number>): Float64Array => {
  const sum = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i += 1)
    for (let j = 0; j < b.length; j += 1) sum[i + j] = (sum[i + j] ?? 0) + (a[i] ?? 0) * (b[j] ?? 0);
  return sum;
};

/** Returns the probabilities of 0, 1, 2, … points in a number of steps, by repeated squaring. */
const pointsIn = (chances: readonly number[], steps: number): Float64Array => {
  let result: Float64Array = Float64Array.of(1);
  let power: Float64Array = Float64Array.from(chances);
  for (let left = steps; left > 0; left >>= 1) {
    if (left & 1) result = convolve(result, power);
    power = left > 1 ? convolve(power, power) : power;
  }
  return result;
};

type Sink = (home: number, away: number, chance: number) => void;

/** Calls `sink` with a score at the end; a tie in a sport without draws is decided by a point in overtime. */
const endWith = ({ strength, sport }: Fixture, [home, away]: Score, chance: number, overtime: boolean, sink: Sink) => {
  if (home !== away || !overtime || sport.draws) return sink(home, away, chance);
  sink(home + 1, away, chance * strength);
  sink(home, away + 1, chance * (1 - strength));
};

/** Calls `sink` with the possible scores after another number of steps and their probabilities. */
export const eachScore = (fixture: Fixture, score: Score, steps: number, overtime: boolean, sink: Sink): void => {
  const { sport, strength } = fixture;
  if (sport.points) {
    const home = pointsIn(pointChances(sport, strength), steps);
    const away = pointsIn(pointChances(sport, 1 - strength), steps);
    for (const [h, p] of home.entries()) {
      if (p < 1e-9) continue;
      for (const [a, q] of away.entries())
        if (q > 1e-9) endWith(fixture, [score[0] + h, score[1] + a], p * q, overtime, sink);
    }
    return;
  }
  const halved = sport.halved ?? 0;
  let states = new Map<string, { score: Score; chance: number }>([['', { score, chance: 1 }]]);
  for (let step = 0; step < steps; step += 1) {
    const next: typeof states = new Map();
    const reach = (to: Score, chance: number): void => {
      const key = to.join();
      next.set(key, { score: to, chance: (next.get(key)?.chance ?? 0) + chance });
    };
    for (const { score: at, chance } of states.values()) {
      if (sport.raceTo !== undefined && Math.max(...at) >= sport.raceTo) {
        reach(at, chance);
        continue;
      }
      if (halved) reach(at, chance * halved);
      reach([at[0] + 1, at[1]], chance * (1 - halved) * strength);
      reach([at[0], at[1] + 1], chance * (1 - halved) * (1 - strength));
    }
    states = next;
  }
  for (const it of states.values()) endWith(fixture, it.score, it.chance, overtime, sink);
};

/** Calls `sink` with the possible final scores of a match in a state and their probabilities. */
export const eachFinalScore = (fixture: Fixture, { step, score }: MatchState, sink: Sink): void =>
  eachScore(fixture, score, Math.max(0, stepsOf(fixture.sport) - step), true, sink);
