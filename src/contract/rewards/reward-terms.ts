/** Both the member and the invited friend receive `reward` once the friend has played the first deposit through. */
export const referralTerms = {
  reward: 277,
  deposit: 500,
  turnover: 3,
  /** Days to claim it. */
  days: 14,
  /** Friends that count per calendar month, and in total. */
  friendsAMonth: 5,
  friends: 20,
  /** How often the friend has to bet the first deposit before both are paid. */
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
   * Largest share of the week's bets at live tables that is paid back. The house keeps 1.06 % of a bet on the banker; a
   * share of losses alone would pay more than that to members who bet rarely and high.
   */
  maxRateOfBets: 0.005,
  turnover: 0,
  days: 7,
  /** Hour of Monday in Manila. */
  hour: 12,
} as const;

export const missionTerms = {
  turnover: 2,
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

/** Prizes of the weekly leaderboard, the first place first. */
export const leaderboardTerms = {
  prizes: [5000, 2500, 1000, 500, 500, 200, 200, 200, 200, 200],
  pesosPerPoint: 10,
  pointsPerMission: 50,
  turnover: 1,
  days: 7,
} as const;

export const birthdayTerms = { turnover: 1, days: 7, noticeDays: 7 } as const;
