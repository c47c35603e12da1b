import type { BaseTranslation } from '../../i18n-types.ts';

/** Orders of lotteries. */
const lotterySlips = {
  which: 'Open or settled bets',
  open: 'Open',
  settled: 'Settled',
  loading: 'Loading your bets',
  openEmptyTitle: 'No open bets',
  openEmptyText: 'Your open bets will appear here.',
  settledEmptyTitle: 'No settled bets yet',
  settledEmptyText: 'Results of your bets from the last 30 days will appear here.',
  guestTitle: 'Log in to see your bets',
  guestText: 'Your open and settled bets appear here.',
  failedTitle: 'Your bets could not be loaded',
  more: 'Show more',
  draw: 'Draw {id}',
  placedAt: 'Placed {time}',
  numbers: 'Drawn numbers',
  orderNo: 'Bet slip {id}',
  statusOpen: 'Open',
  statusWon: 'Won',
  statusLost: 'Lost',
  statusCancelled: 'Cancelled',
  odds: '×{odds}',
  takeBack: 'Cancel bet',
  takeBackBet: 'Cancel bet {play} {numbers}',
  askTitle: 'Cancel this bet?',
  askText: '{play} {numbers}: {amount} goes back to your balance.',
  keep: 'Keep bet',
  takenBack: 'Bet cancelled. {amount} is back in your balance',
  closed: 'Betting on this draw has closed, so bets can’t be cancelled.',
} as const satisfies BaseTranslation;

export default lotterySlips;
