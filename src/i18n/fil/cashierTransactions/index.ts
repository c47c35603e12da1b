import type { NamespaceCashierTransactionsTranslation } from '../../i18n-types.ts';

const moves = {
  askingTitle: 'Tinitingnan kung natuloy',
  askingText: 'Nawala ang sagot sa daan. Walang ipapadala nang dalawang beses.',
  unsureTitle: 'Wala pang sagot',
  unsureText: 'Patuloy naming inaalam kung natuloy. Walang ipapadala nang dalawang beses.',
  undoneTitle: 'Hindi ito natuloy',
  undoneText: 'Walang perang gumalaw, at narito pa ang inilagay mo. Puwede mong subukan ulit.',
  unknownTitle: 'Hindi pa namin alam kung natuloy ang huling request mo',
  unknownText: 'Kung may kaka-send mo lang, i-check muna ang records mo bago ito i-send ulit.',
  ask: 'Tingnan ngayon',
} as const satisfies NamespaceCashierTransactionsTranslation;

export default moves;
