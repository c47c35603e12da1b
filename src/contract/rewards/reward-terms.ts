/**
 * Both the member and the invited friend receive `reward` once the friend has completed the wagering of the first
 * deposit.
 */
export const referralTerms = {
  reward: 277,
  deposit: 500,
  /** Times that the reward must be bet before it can be withdrawn; the same in all terms below. */
  wageringFactor: 3,
  /** Days to claim it. */
  days: 14,
  /** Friends that count per calendar month, and in total. */
  friendsAMonth: 5,
  friends: 20,
  /** Times the friend has to bet the first deposit before both rewards are paid. */
  play: 5,
  /** Days from registration to the first deposit. */
  within: 30,
} as const;

/** Share of a week's net loss at live tables that is paid back; `from` is the smallest loss of each step. */
export const cashbackTerms = {
  steps: [
    { from: 500, rate: 0.02 },
    { from: 5000, rate: 0.035 },
    { from: 50_000, rate: 0.05 },
  ],
  max: 10_000,
  /**
   * Cap as a share of the week's bets at live tables. The house edge on a banker bet is 1.06 %; cashback on losses
   * alone would exceed it for members who bet rarely and high.
   */
  maxRateOfBets: 0.005,
  wageringFactor: 0,
  days: 7,
  /** Hour on Monday, Manila time. */
  hour: 12,
} as const;

export const missionTerms = {
  wageringFactor: 2,
  rewards: {
    'daily-new-game': 15,
    'daily-rounds': 25,
    'daily-table': 20,
    'weekly-days': 60,
    'weekly-deposit': 50,
    explorer: 60,
  },
  rounds: 20,
  playDays: 3,
  weeklyDeposit: 1000,
  games: 10,
} as const;

/** Prizes of the weekly leaderboard by rank, first place first. */
export const leaderboardTerms = {
  prizes: [5000, 2500, 1000, 500, 500, 200, 200, 200, 200, 200],
  majorPerPoint: 10,
  pointsPerMission: 50,
  wageringFactor: 1,
  days: 7,
} as const;

export const birthdayTerms = { wageringFactor: 1, days: 7, noticeDays: 7 } as const;
