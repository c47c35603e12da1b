import type { NamespaceCashierTransactionsTranslation } from '../../i18n-types.ts';

const cashierTransactions = {
  askingTitle: 'Chine-check ang transaction mo',
  askingText: 'Wala pa kaming natanggap na sagot. Hindi ka sisingilin nang doble.',
  unsureTitle: 'Chine-check pa ang transaction mo',
  unsureText: 'Hindi pa namin alam kung natuloy ito. Hindi ka sisingilin nang doble.',
  undoneTitle: 'Hindi natuloy ang transaction',
  undoneText: 'Hindi ka nasingil, at nandito pa ang mga nailagay mo. Subukan ulit.',
  unknownTitle: 'Hindi pa namin ma-confirm ang huling transaction mo',
  unknownText: 'I-check muna ang records mo bago subukan ulit.',
  ask: 'I-check ulit',
  orderUnknown: 'Hindi namin makita ang transaction na ito sa account mo.',
  stale: 'Walang internet. Baka hindi na ito updated.',
} as const satisfies NamespaceCashierTransactionsTranslation;

export default cashierTransactions;
