import { type BuilderPart, goalScores, type SportsMarketKey, type SportsPick } from '#contract/games/sports-picks.ts';
import type { Sport } from '../catalogue/sports.ts';
import { eachScore } from './final-scores.ts';
import type { Fixture, MatchState } from './fixtures.ts';
import { type Course, type Score, stepsOf } from './match-course.ts';

export type MarketKey = SportsMarketKey;
export type Pick = SportsPick;

/**
 * Margin of the house per market: the sum of the inverse odds is at most 1 plus this, and a hundredth per pick for
 * rounding.
 */
export const margins: Readonly<Record<MarketKey, number>> = {
  result: 0.045,
  handicap: 0.05,
  total: 0.05,
  first: 0.06,
  parity: 0.05,
  both: 0.05,
  score: 0.07,
  builder: 0.07,
};

export interface Price {
  readonly pick: Pick;
  /** Chance, 0 to 1. */
  readonly chance: number;
  /** Null while suspended: the pick is nearly decided. */
  readonly odds: number | null;
}

export interface Market {
  readonly key: MarketKey;
  /** Points that the home side is given, or points that the total is compared with. */
  readonly line: number | null;
  readonly prices: readonly Price[];
}

/** A pick is suspended while its odds are outside this range; exact scores have higher ones. */
const minOdds = 1.01;
const maxPickOdds = 100;
const maxScoreOdds = 500;

/** Probabilities of the whole numbers from `first` on. */
interface Spread {
  readonly first: number;
  readonly chances: Float64Array;
}

/** Probabilities of the final margin (home minus away) and of the total, or of the first period alone. */
interface Outlook {
  readonly margin: Spread;
  readonly total: Spread;
}

/** Returns an outlook without probabilities, for a score to which each side can add up to `maxPoints`. */
const emptyOutlook = ([home, away]: Score, maxPoints: number): Outlook => ({
  margin: { first: home - away - maxPoints, chances: new Float64Array(2 * maxPoints + 1) },
  total: { first: home + away, chances: new Float64Array(2 * maxPoints + 1) },
});

const add = ({ first, chances }: Spread, at: number, chance: number): void => {
  chances[at - first] = (chances[at - first] ?? 0) + chance;
};

const outlookFrom = (fixture: Fixture, score: Score, steps: number, overtime: boolean): Outlook => {
  const pointsPerStep = Math.max(1, (fixture.sport.points?.length ?? 0) - 1);
  // A tie may be decided by another point.
  const outlook = emptyOutlook(score, steps * pointsPerStep + 1);
  eachScore(fixture, score, steps, overtime, (home, away, chance) => {
    add(outlook.margin, home - away, chance);
    add(outlook.total, home + away, chance);
  });
  return outlook;
};

const chanceOf = ({ first, chances }: Spread, fits: (at: number) => boolean): number => {
  let sum = 0;
  for (const [at, chance] of chances.entries()) if (fits(first + at)) sum += chance;
  return sum;
};

/** Returns the half-point line that splits a spread most evenly. */
const evenLine = ({ first, chances }: Spread): number => {
  let best = 0.5;
  let distance = 1;
  let above = 0;
  for (let at = chances.length - 1; at >= 0; at -= 1) {
    const chance = chances[at] ?? 0;
    const off = Math.abs(above - 0.5);
    if (chance > 0 && off < distance) [best, distance] = [first + at + 0.5, off];
    above += chance;
  }
  return best;
};

export const priceOf = (key: MarketKey, pick: Pick, chance: number): Price => {
  const odds = Math.floor(100 / (chance * (1 + margins[key]))) / 100;
  const highest = key === 'score' || key === 'builder' ? maxScoreOdds : maxPickOdds;
  return { pick, chance, odds: odds >= minOdds && odds <= highest ? odds : null };
};

/** Returns the markets on goals: whether both sides score, and the exact score if it is still among those offered. */
const goalMarkets = (fixture: Fixture, steps: number, score: Score): Market[] => {
  let yes = 0;
  const scores = new Map<string, number>();
  eachScore(fixture, score, steps, true, (home, away, chance) => {
    if (home > 0 && away > 0) yes += chance;
    const key = `${home}:${away}`;
    scores.set(key, (scores.get(key) ?? 0) + chance);
  });
  const both: Market = {
    key: 'both',
    line: null,
    prices: [priceOf('both', 'yes', yes), priceOf('both', 'no', 1 - yes)],
  };
  const offered = goalScores.flatMap((pick) => {
    const chance = scores.get(pick) ?? 0;
    return chance > 0 ? [priceOf('score', pick, chance)] : [];
  });
  if (offered.length === 0) return [both];
  const other = 1 - offered.reduce((sum, { chance }) => sum + chance, 0);
  return [both, { key: 'score', line: null, prices: [...offered, priceOf('score', 'other', Math.max(0, other))] }];
};

const marketsFrom = (fixture: Fixture, step: number, score: Score): Market[] => {
  const { sport } = fixture;
  const steps = stepsOf(sport);
  const { margin, total } = outlookFrom(fixture, score, Math.max(0, steps - step), true);
  const start = step === 0 ? { margin, total } : outlookFrom(fixture, [0, 0], steps, true);
  const price = (key: MarketKey, chances: Partial<Record<Pick, number>>): Price[] =>
    (Object.entries(chances) as [Pick, number][]).map(([pick, chance]) => priceOf(key, pick, chance));
  const winner = (key: MarketKey, spread: Spread, draws: boolean): Price[] =>
    price(key, {
      1: chanceOf(spread, (it) => it > 0),
      ...(draws && { X: chanceOf(spread, (it) => it === 0) }),
      2: chanceOf(spread, (it) => it < 0),
    }).sort((a, b) => '1X2'.indexOf(a.pick) - '1X2'.indexOf(b.pick));
  const markets: Market[] = [{ key: 'result', line: null, prices: winner('result', margin, sport.draws === true) }];
  if (steps === 1) return markets;
  const handicap = -evenLine(start.margin);
  markets.push({
    key: 'handicap',
    line: handicap,
    prices: price('handicap', {
      1: chanceOf(margin, (it) => it + handicap > 0),
      2: chanceOf(margin, (it) => it + handicap < 0),
    }),
  });
  if (start.total.chances.filter((it) => it > 0).length > 1) {
    const line = evenLine(start.total);
    const over = chanceOf(total, (it) => it > line);
    markets.push({ key: 'total', line, prices: price('total', { over, under: 1 - over }) });
  }
  if (sport.hasGoals) markets.push(...goalMarkets(fixture, Math.max(0, steps - step), score));
  if (step < sport.stepsPerPeriod) {
    const first = outlookFrom(fixture, score, sport.stepsPerPeriod - step, false).margin;
    markets.push({ key: 'first', line: null, prices: winner('first', first, !!sport.points || !!sport.halved) });
  }
  if (sport.points) {
    const odd = chanceOf(total, (it) => it % 2 === 1);
    markets.push({ key: 'parity', line: null, prices: price('parity', { odd, even: 1 - odd }) });
  }
  return markets;
};

const known = new Map<string, Market[]>();

/** Returns the markets of a match in its current state; none unless it is upcoming or live. Odds follow the score. */
export const marketsOf = (fixture: Fixture, { phase, step, score }: MatchState): readonly Market[] => {
  if (phase !== 'upcoming' && phase !== 'live') return [];
  const key = `${fixture.id} ${fixture.strength} ${fixture.home} ${step} ${score}`;
  const found = known.get(key);
  if (found) return found;
  const markets = marketsFrom(fixture, step, score);
  if (known.size > 3000) known.clear();
  known.set(key, markets);
  return markets;
};

/** A pick of a bet. */
export interface Selection {
  readonly market: MarketKey;
  readonly line: number | null;
  readonly pick: Pick;
  /** Picks of a bet builder, which must all win. */
  readonly parts?: readonly BuilderPart[] | undefined;
}

/** Returns whether a pick wins with a course. */
export const isWinner = (
  match: { readonly sport: Sport },
  course: Course,
  { market, line, pick, parts }: Selection,
): boolean => {
  if (parts) return parts.every((part) => isWinner(match, course, part));
  const { sport } = match;
  const [home, away] = course.at(market === 'first' ? Math.min(sport.stepsPerPeriod, course.length - 1) : -1) ?? [0, 0];
  if (market === 'total') return pick === 'over' ? home + away > (line ?? 0) : home + away < (line ?? 0);
  if (market === 'both') return (home > 0 && away > 0) === (pick === 'yes');
  if (market === 'score')
    return pick === 'other' ? goalScores.every((it) => it !== `${home}:${away}`) : pick === `${home}:${away}`;
  if (market === 'parity') return ((home + away) % 2 === 1) === (pick === 'odd');
  const margin = home - away + (market === 'handicap' ? (line ?? 0) : 0);
  return pick === 'X' ? margin === 0 : pick === '1' ? margin > 0 : margin < 0;
};
