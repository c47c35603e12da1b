import { z } from 'zod';
import type { LeaderboardTerms } from '#contract/rewards/leaderboard-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { leaderboardLimits } from '#markets/current.ts';
import type { CardTerms } from './card-terms.ts';
import { within } from './field-schemas.ts';

const maxPrizes = 20;

const sumOf = (prizes: readonly number[]): number => prizes.reduce((sum, prize) => sum + prize, 0);

/** Terms of a weekly leaderboard as editors type them. */
export const leaderboard = z
  .strictObject({
    prizes: z
      .array(within(leaderboardLimits.prize).int())
      .min(1)
      .max(maxPrizes)
      .describe('Prizes by rank, first place first.'),
    perPoint: within(leaderboardLimits.perPoint).int().describe('Bets of one point.'),
    missionPoints: within(leaderboardLimits.missionPoints).int().describe('Points of a claimed mission.'),
    turnover: within(leaderboardLimits.turnover).int().describe('How many times a prize must be bet.'),
    days: within(leaderboardLimits.days).int().describe('Days to claim it.'),
  })
  .superRefine(({ prizes }, { addIssue }) => {
    const contradict = (path: PropertyKey[], message: string): void => addIssue({ code: 'custom', path, message });
    for (const [index, prize] of prizes.entries())
      if (prize > (prizes[index - 1] ?? prize))
        contradict(['prizes', index], 'must not be higher than that of the rank above');
    const [, most] = leaderboardLimits.total;
    if (sumOf(prizes) > most)
      contradict(
        ['prizes'],
        `adds up to ${formatShortAmount(sumOf(prizes))}, above the limit of ${formatShortAmount(most)} a week`,
      );
  })
  .transform(
    ({ prizes, perPoint, missionPoints, turnover, days }): LeaderboardTerms => ({
      prizes,
      majorPerPoint: perPoint,
      pointsPerMission: missionPoints,
      wageringFactor: turnover,
      days,
    }),
  );

/** Stands for terms that are invalid. */
const noLeaderboard: LeaderboardTerms = {
  prizes: [0],
  majorPerPoint: 0,
  pointsPerMission: 0,
  wageringFactor: 0,
  days: 0,
};

/** Returns the figures of a leaderboard that texts can insert with braces. */
export const leaderboardFigures = ({
  prizes,
  majorPerPoint,
  pointsPerMission,
  wageringFactor,
  days,
}: LeaderboardTerms = noLeaderboard) => ({
  first: formatShortAmount(prizes[0] ?? 0),
  last: formatShortAmount(prizes.at(-1) ?? 0),
  places: String(prizes.length),
  total: formatShortAmount(sumOf(prizes)),
  perPoint: formatShortAmount(majorPerPoint),
  missionPoints: String(pointsPerMission),
  turnover: String(wageringFactor),
  days: String(days),
});

export const leaderboardCard = ({ prizes, wageringFactor, days }: LeaderboardTerms): CardTerms => {
  const first = formatShortAmount(prizes[0] ?? 0);
  return {
    bonus: { en: `up to ${first}`, fil: `hanggang ${first}`, vi: `đến ${first}` },
    minimum: 0,
    turnover: wageringFactor,
    maxBet: null,
    days,
  };
};
