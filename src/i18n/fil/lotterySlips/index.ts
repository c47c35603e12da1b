import type { NamespaceLotterySlipsTranslation } from '../../i18n-types.ts';

const slips = {
  which: 'Bukas o tapos na mga order',
  open: 'Bukas',
  settled: 'Tapos na',
  loading: 'Kinukuha ang mga taya mo',
  openEmptyTitle: 'Walang bukas na order',
  openEmptyText: 'Dito lalabas ang mga open bet mo.',
  settledEmptyTitle: 'Wala pang tapos na order',
  settledEmptyText: 'Nandito ang resulta ng mga taya mo sa nakaraang 30 araw.',
  guestTitle: 'Naghihintay ang mga taya mo',
  guestText: 'Mag-login para makita ang mga tinayaan mo.',
  failedTitle: 'Hindi nakuha ang mga taya mo',
  more: 'Magpakita pa',
  draw: 'Draw {id}',
  placedAt: 'Inilagay {time}',
  numbers: 'Mga lumabas na numero',
  orderNo: 'Order {id}',
  statusOpen: 'Bukas',
  statusWon: 'Panalo',
  statusLost: 'Walang panalo',
  statusCancelled: 'Binawi',
  odds: '×{odds}',
  takeBack: 'Bawiin',
  takeBackBet: 'Bawiin ang {play} {numbers}',
  askTitle: 'Bawiin ang tayang ito?',
  askText: '{play} {numbers}: babalik ang {amount} sa balanse mo.',
  keep: 'Huwag na',
  takenBack: 'Bumalik na ang {amount} sa balanse mo',
  closed: 'Sarado na ang draw: tuloy na ang mga taya.',
} as const satisfies NamespaceLotterySlipsTranslation;

export default slips;
