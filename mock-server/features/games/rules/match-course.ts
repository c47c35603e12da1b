import type { Sport } from '../catalogue/sports.ts';
import type { Draws } from './word-random.ts';

export type Score = readonly [home: number, away: number];

/** Scores after 0, 1, 2, … steps; the last is the final score. */
export type Course = readonly Score[];

/** Inputs of a match's course in addition to random draws. */
interface Contest {
  readonly sport: Sport;
  /** Average share of steps, or of points, that the home side wins; 0.5 is even. */
  readonly strength: number;
}

/** Returns the probabilities of 0, 1, 2, … points of a side in a step; `strength` is its share of all points. */
export const pointChances = ({ points = [] }: Sport, strength: number): readonly number[] => {
  const factor = Math.min(1 / (1 - (points[0] ?? 0)), 2 * strength);
  const scoring = points.slice(1).map((it) => it * factor);
  return [1 - scoring.reduce((sum, it) => sum + it, 0), ...scoring];
};

const pick = (chances: readonly number[], mark: number): number => {
  let left = mark;
  const found = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return found < 0 ? chances.length - 1 : found;
};

const stepScore = ({ sport, strength }: Contest, first: number, second: number): Score => {
  if (sport.points) {
    const away = pick(pointChances(sport, 1 - strength), second);
    return [pick(pointChances(sport, strength), first), away];
  }
  if (first < (sport.halved ?? 0)) return [0, 0];
  return second < strength ? [1, 0] : [0, 1];
};

const isWon = ({ raceTo }: Sport, [home, away]: Score): boolean =>
  raceTo !== undefined && Math.max(home, away) >= raceTo;

/** Returns the maximum number of steps of a match, without overtime. */
export const stepsOf = ({ periods, stepsPerPeriod }: Sport): number => periods * stepsPerPeriod;

/** Draws a match from its start to its end; `drawsAt` returns the draws of a step. Runs in the browser too. */
export const drawCourse = (contest: Contest, drawsAt: (step: number) => Draws): Course => {
  const { sport, strength } = contest;
  const course: [number, number][] = [[0, 0]];
  const steps = stepsOf(sport);
  for (let step = 0; step < steps; step += 1) {
    const [home, away] = course[step] as [number, number];
    if (isWon(sport, [home, away])) return course;
    const draws = drawsAt(step);
    const [h, a] = stepScore(contest, draws.fraction(), draws.fraction());
    course.push([home + h, away + a]);
  }
  const [home, away] = course[steps] as [number, number];
  if (home === away && !sport.draws)
    course.push(drawsAt(steps).fraction() < strength ? [home + 1, away] : [home, away + 1]);
  return course;
};
