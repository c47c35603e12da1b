import { minuteMs } from '#lib/dates/units.ts';
import type { SportName } from '#markets/sample.ts';

/** Rules of a sport. A side scores in steps; a period consists of several steps. */
export interface Sport {
  /** Name of a period. */
  readonly unit: 'quarter' | 'half' | 'set' | 'game' | 'rack' | 'round' | 'inning' | 'hole' | 'heat' | 'map';
  readonly periods: number;
  readonly stepsPerPeriod: number;
  readonly stepMs: number;
  readonly breakMs: number;
  /** Probabilities of 0, 1, 2, … points for a side in a step; absent if one side wins each step. */
  readonly points?: readonly number[];
  /** Probability that neither side wins a step. */
  readonly halved?: number;
  /** Number of won steps that ends the match. */
  readonly raceTo?: number;
  readonly draws?: true;
  /** Whether its points are goals: few enough to bet on the exact score. */
  readonly hasGoals?: true;
  /** Change of the log-odds of a step or point per unit of rating that a side is better. */
  readonly ratingWeight: number;
  /** Log-odds of a step or point that playing at home adds. */
  readonly homeAdvantage: number;
}

/** Weight of ratings where a step is a whole set, rack or map. */
const raceWeight = 0.35;

const race = (unit: Sport['unit'], raceTo: number, minutes: number, homeAdvantage = 0): Sport => ({
  ratingWeight: raceWeight,
  homeAdvantage,
  unit,
  periods: raceTo * 2 - 1,
  stepsPerPeriod: 1,
  stepMs: minutes * minuteMs,
  breakMs: 0,
  raceTo,
});

export const sports = {
  basketball: {
    unit: 'quarter',
    periods: 4,
    stepsPerPeriod: 12,
    stepMs: 2 * minuteMs,
    breakMs: 5 * minuteMs,
    points: [0.28, 0.1, 0.35, 0.2, 0.07],
    ratingWeight: 0.07,
    homeAdvantage: 0.035,
  },
  football: {
    unit: 'half',
    periods: 2,
    stepsPerPeriod: 45,
    stepMs: minuteMs,
    breakMs: 15 * minuteMs,
    points: [0.985, 0.015],
    draws: true,
    hasGoals: true,
    ratingWeight: 0.5,
    homeAdvantage: 0.24,
  },
  volleyball: race('set', 3, 22, 0.1),
  baseball: {
    unit: 'inning',
    periods: 9,
    stepsPerPeriod: 1,
    stepMs: 18 * minuteMs,
    breakMs: 0,
    points: [0.72, 0.14, 0.08, 0.04, 0.02],
    ratingWeight: 0.15,
    homeAdvantage: 0.05,
  },
  tennis: race('set', 2, 35),
  badminton: race('game', 2, 18),
  tabletennis: race('game', 3, 8),
  billiards: race('rack', 7, 7),
  boxing: {
    unit: 'round',
    periods: 12,
    stepsPerPeriod: 1,
    stepMs: 4 * minuteMs,
    breakMs: 0,
    draws: true,
    ratingWeight: 0.2,
    homeAdvantage: 0,
  },
  mma: {
    unit: 'round',
    periods: 3,
    stepsPerPeriod: 1,
    stepMs: 6 * minuteMs,
    breakMs: 0,
    ratingWeight: raceWeight,
    homeAdvantage: 0,
  },
  golf: {
    unit: 'hole',
    periods: 18,
    stepsPerPeriod: 1,
    stepMs: 13 * minuteMs,
    breakMs: 0,
    halved: 0.4,
    ratingWeight: 0.2,
    homeAdvantage: 0,
  },
  motorsport: race('heat', 2, 20),
  cycling: race('heat', 2, 15),
  horserace: race('heat', 2, 12),
  esports: race('map', 2, 35),
} as const satisfies Record<SportName, Sport>;
