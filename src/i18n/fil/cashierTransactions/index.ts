import type { NamespaceCashierTransactionsTranslation } from '../../i18n-types.ts';

const moves = {
  askingTitle: 'Chine-check ang transaction mo',
  askingText: 'Wala kaming natanggap na reply. Hindi ka sisingilin nang dalawang beses.',
  unsureTitle: 'Chine-check pa ang transaction mo',
  unsureText: 'Hindi pa namin alam kung natuloy ito. Hindi ka sisingilin nang dalawang beses.',
  undoneTitle: 'Hindi natuloy ang transaction',
  undoneText: 'Hindi ka nasingil, at nandito pa ang mga nailagay mo. Subukan ulit.',
  unknownTitle: 'Hindi pa namin ma-confirm ang huling transaction mo',
  unknownText: 'I-check muna ang records mo bago subukan ulit.',
  ask: 'I-check ulit',
  orderUnknown: 'Hindi namin makita ang order na ito sa account mo.',
} as const satisfies NamespaceCashierTransactionsTranslation;

export default moves;
