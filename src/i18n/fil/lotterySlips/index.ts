import type { NamespaceLotterySlipsTranslation } from '../../i18n-types.ts';

const lotterySlips = {
  which: 'Open o settled na taya',
  open: 'Open',
  settled: 'Settled',
  loading: 'Naglo-load ng mga taya mo',
  openEmptyTitle: 'Walang open bets',
  openEmptyText: 'Lalabas dito ang open bets mo.',
  settledEmptyTitle: 'Wala pang settled bets',
  settledEmptyText: 'Lalabas dito ang resulta ng mga taya mo sa huling 30 araw.',
  guestTitle: 'Mag-log in para makita ang mga taya mo',
  guestText: 'Lalabas dito ang open at settled bets mo.',
  failedTitle: 'Hindi na-load ang mga taya mo',
  more: 'Ipakita pa',
  draw: 'Draw {id}',
  placedAt: 'Inilagay {time}',
  numbers: 'Mga lumabas na number',
  orderNo: 'Bet slip {id}',
  statusOpen: 'Open',
  statusWon: 'Panalo',
  statusLost: 'Talo',
  statusCancelled: 'Na-cancel',
  odds: '×{odds}',
  takeBack: 'I-cancel ang taya',
  takeBackBet: 'I-cancel ang taya na {play} {numbers}',
  askTitle: 'I-cancel ang tayang ito?',
  askText: '{play} {numbers}: babalik ang {amount} sa balance mo.',
  keep: 'Ituloy ang taya',
  takenBack: 'Na-cancel ang taya. Bumalik ang {amount} sa balance mo',
  closed: 'Sarado na ang taya sa draw na ito kaya hindi na puwedeng mag-cancel.',
} as const satisfies NamespaceLotterySlipsTranslation;

export default lotterySlips;
