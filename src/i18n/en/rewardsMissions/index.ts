import type { BaseTranslation } from '../../i18n-types.ts';

const missionPage = {
  daily: 'Daily missions',
  weekly: 'Weekly missions',
  never: 'Once only',
  resets: 'New in {time}',
  daysHours: '{days} d {hours} h',
  reward: 'Reward',
  progress: '{have} of {need}',
  rounds: '{n} {{n:round|rounds}}',
  days: '{n} {{n:day|days}}',
  gamesCount: '{n} {{n:game|games}}',
  play: 'Play',
  toDeposit: 'Deposit',
  board: 'Leader board of the week',
  boardEnds: 'Ends in {time}',
  yourPlace: 'Your place',
  noPlace: 'No points yet',
  points: '{n} {{n:point|points}}',
  pointsHead: 'Points',
  prize: 'Prize',
  place: 'Place',
  player: 'Player',
  you: 'You',
  boardNote: '₱10 staked is one point, a finished mission fifty. Prizes go to the reward centre on Monday.',
  boardEmpty: 'Nobody has points this week yet. The first is easily you.',
} as const satisfies BaseTranslation;

export default missionPage;
