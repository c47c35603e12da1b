import type { NamespaceCashierTransactionResultsTranslation } from '../../i18n-types.ts';

const cashierTransactionResults = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  cancelled: 'Pag-cancel ng withdrawal',
  transfer: 'Transfer',
  dividend: 'Dividend payment',
  bets: 'Mga taya sa lottery',
  claim: 'Pag-claim ng reward',
  other: 'Huling transaction',
  done: '{what}: completed na.',
  undone: '{what}: hindi natuloy. Hindi ka nasingil.',
} as const satisfies NamespaceCashierTransactionResultsTranslation;

export default cashierTransactionResults;
