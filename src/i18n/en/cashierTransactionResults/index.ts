import type { BaseTranslation } from '../../i18n-types.ts';

/** How a move of money ended whose page was left before its answer came. */
const cashierTransactionResults = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  cancelled: 'Withdrawal cancellation',
  transfer: 'Transfer',
  dividend: 'Dividend payment',
  bets: 'Lottery bets',
  claim: 'Reward claim',
  other: 'Last transaction',
  done: '{what}: completed.',
  undone: '{what}: failed. You have not been charged.',
} as const satisfies BaseTranslation;

export default cashierTransactionResults;
