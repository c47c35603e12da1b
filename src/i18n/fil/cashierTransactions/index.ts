import type { NamespaceCashierTransactionsTranslation } from '../../i18n-types.ts';

const moves = {
  askingTitle: 'Tinitingnan kung natuloy',
  askingText: 'Wala kaming natanggap na sagot. Hindi ka sisingilin nang dalawang beses.',
  unsureTitle: 'Wala pang sagot',
  unsureText: 'Chine-check pa namin kung natuloy. Hindi ka sisingilin nang dalawang beses.',
  undoneTitle: 'Hindi ito natuloy',
  undoneText: 'Walang perang gumalaw, at narito pa ang inilagay mo. Puwede mong subukan ulit.',
  unknownTitle: 'Hindi pa namin alam kung natuloy ang huling request mo',
  unknownText: 'Kung may kaka-send mo lang, i-check muna ang records mo bago ito i-send ulit.',
  ask: 'Tingnan ngayon',
} as const satisfies NamespaceCashierTransactionsTranslation;

export default moves;
