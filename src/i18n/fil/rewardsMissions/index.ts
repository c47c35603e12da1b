import type { NamespaceRewardsMissionsTranslation } from '../../i18n-types.ts';

const missionPage = {
  daily: 'Araw-araw na misyon',
  weekly: 'Lingguhang misyon',
  never: 'Isang beses lang',
  resets: 'Bago sa loob ng {time}',
  daysHours: '{days} araw {hours} oras',
  reward: 'Gantimpala',
  progress: '{have} ng {need}',
  rounds: '{n} round',
  days: '{n} araw',
  gamesCount: '{n} laro',
  play: 'Maglaro',
  toDeposit: 'Magdeposito',
  board: 'Leader board ng linggo',
  boardEnds: 'Matatapos sa {time}',
  yourPlace: 'Puwesto mo',
  noPlace: 'Wala pang puntos',
  points: '{n} puntos',
  pointsHead: 'Puntos',
  prize: 'Premyo',
  place: 'Puwesto',
  player: 'Manlalaro',
  you: 'Ikaw',
  boardNote:
    'Isang puntos ang bawat ₱10 na taya, limampu ang natapos na misyon. Mapupunta ang premyo sa sentro ng gantimpala sa Lunes.',
  boardEmpty: 'Wala pang may puntos ngayong linggo. Baka ikaw ang mauna.',
} as const satisfies NamespaceRewardsMissionsTranslation;

export default missionPage;
