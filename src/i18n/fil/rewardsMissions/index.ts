import type { NamespaceRewardsMissionsTranslation } from '../../i18n-types.ts';

const rewardsMissions = {
  daily: 'Daily missions',
  weekly: 'Weekly missions',
  never: 'One-time missions',
  week: 'Huling 7 araw',
  weekNote: 'Mga araw na nag-claim ka ng mission.',
  weekDays: '{n} / 7',
  dayDone: '{day}: nag-claim ng mission',
  dayOpen: '{day}: hindi nag-claim',
  history: 'Mga na-claim na mission ({n})',
  resets: 'Magre-reset sa {time}',
  reward: 'Reward',
  locked: 'Naka-lock hanggang tumaya ka ng {amount} ({n}×), walang time limit',
  progress: '{have} / {need}',
  rounds: '{n} round',
  days: '{n} araw',
  gamesCount: '{n} laro',
  claimedElsewhere: 'Na-claim sa isa mo pang account',
  play: 'Maglaro',
  toDeposit: 'Mag-deposit',
  board: 'Weekly leaderboard',
  boardEnds: 'Hanggang {time}',
  yourPlace: 'Rank mo',
  noPlace: 'Wala pang points',
  points: '{n} {{n:point|points}}',
  pointsHead: 'Points',
  prize: 'Premyo',
  place: 'Rank',
  player: 'Player',
  you: 'Ikaw',
  boardNote:
    '1 point sa bawat {stake} na taya at {points} points sa bawat na-claim na mission. Bilang ng mga taya – {games}. Hindi kasama ang bonus money at ang tayang halos walang risk. I-claim ang premyo sa Reward Center sa Lunes.',
  none: 'Walang mission sa ngayon. Tingnan ang mga promo para sa susunod.',
  boardEmpty: 'Wala pang may points ngayong linggo. Mauna ka na!',
} as const satisfies NamespaceRewardsMissionsTranslation;

export default rewardsMissions;
