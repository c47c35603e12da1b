import type { BaseTranslation } from '../../i18n-types.ts';

const rewardsMissions = {
  daily: 'Daily missions',
  weekly: 'Weekly missions',
  never: 'One-time missions',
  week: 'Last 7 days',
  weekNote: 'Days you claimed a mission.',
  weekDays: '{n} of 7',
  dayDone: '{day}: mission claimed',
  dayOpen: '{day}: no mission claimed',
  history: 'Claimed missions ({n})',
  resets: 'Resets {time}',
  reward: 'Reward',
  locked: 'Locked until you bet {amount} ({n}×), no time limit',
  progress: '{have} of {need}',
  rounds: '{n} {{n:round|rounds}}',
  days: '{n} {{n:day|days}}',
  gamesCount: '{n} {{n:game|games}}',
  claimedElsewhere: 'Claimed with another account of yours',
  play: 'Play',
  toDeposit: 'Deposit',
  board: 'Weekly leaderboard',
  boardEnds: 'Ends {time}',
  yourPlace: 'Your rank',
  noPlace: 'No points yet',
  points: '{n} {{n:point|points}}',
  pointsHead: 'Points',
  prize: 'Prize',
  place: 'Rank',
  player: 'Player',
  you: 'You',
  boardNote:
    'You get 1 point per {stake} bet and {points} points per claimed mission. How bets count – {games}. Bonus money and bets with almost no risk do not count. Claim prizes in the Reward centre on Monday.',
  none: 'No missions right now. Check Promotions for the next ones.',
  boardEmpty: 'No points yet this week. Be the first!',
} as const satisfies BaseTranslation;

export default rewardsMissions;
