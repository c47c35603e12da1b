import type { BaseTranslation } from '../../i18n-types.ts';

/** Orders of lotteries. */
const slips = {
  which: 'Open or settled orders',
  open: 'Open',
  settled: 'Settled',
  loading: 'Loading your orders',
  openEmptyTitle: 'No open orders',
  openEmptyText: 'Your open bets will appear here.',
  settledEmptyTitle: 'No settled orders yet',
  settledEmptyText: 'Results of your bets of the last 30 days stand here.',
  guestTitle: 'Your orders are waiting',
  guestText: 'Log in to see what you have bet on.',
  failedTitle: 'Your orders did not load',
  more: 'Show more',
  draw: 'Draw {id}',
  placedAt: 'Placed {time}',
  numbers: 'Drawn numbers',
  orderNo: 'Order {id}',
  statusOpen: 'Open',
  statusWon: 'Won',
  statusLost: 'No win',
  statusCancelled: 'Taken back',
  odds: '×{odds}',
  takeBack: 'Take back',
  takeBackBet: 'Take back {play} {numbers}',
  askTitle: 'Take this bet back?',
  askText: '{play} {numbers}: {amount} returns to your balance.',
  keep: 'Keep it',
  takenBack: '{amount} is back in your balance',
  closed: 'This draw is closed: its bets stand.',
} as const satisfies BaseTranslation;

export default slips;
