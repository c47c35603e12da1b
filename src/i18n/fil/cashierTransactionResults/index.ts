import type { NamespaceCashierTransactionResultsTranslation } from '../../i18n-types.ts';

const moveEnds = {
  deposit: 'Deposit order mo',
  withdrawal: 'Withdrawal request mo',
  cancelled: 'Pag-cancel ng withdrawal mo',
  transfer: 'Transfer mo',
  dividend: 'Bayad ng dibidendo',
  bets: 'Mga taya mo sa lottery',
  claim: 'Claim mo',
  other: 'Huling galaw ng pera mo',
  done: '{what}: natuloy ito.',
  undone: '{what}: hindi ito natuloy, walang perang gumalaw.',
} as const satisfies NamespaceCashierTransactionResultsTranslation;

export default moveEnds;
