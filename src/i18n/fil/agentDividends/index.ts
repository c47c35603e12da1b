import type { NamespaceAgentDividendsTranslation } from '../../i18n-types.ts';

const agencyShare = {
  sides: 'Kaninong dibidendo',
  mine: 'Sa akin',
  below: 'Mga agent sa ilalim',
  soFar: 'Kinita sa ngayon',
  until: 'Matatapos ang panahong ito sa {day}.',
  turnover: 'Turnover ng team',
  active: 'Aktibo',
  step: 'Antas',
  noStep: 'Wala pa',
  history: 'Mga nakaraang panahon',
  shareOf: '{rate} ng talo',
  teamLost: 'Talo ng team',
  paid: 'Bayad na',
  open: 'Hindi pa bayad',
  toContract: 'Sa kontrata',
  noneTitle: 'Wala pang dibidendo',
  noneText: 'Kailangan ng kontrata sa dibidendo sa agent mo.',
  nobodyTitle: 'Walang dapat bayaran',
  nobodyText: 'Lalabas dito ang dibidendo ng mga agent sa ilalim pagkatapos ng panahon.',
  pay: 'Bayaran',
  payTo: 'Bayaran si {name}',
  payText: '{amount} para sa {period} ang ililipat mula sa balanse mo.',
  payAmount: 'Bayaran ang {amount}',
  password: 'Password sa withdrawal',
  paidToast: 'Nabayaran. {balance} ang balanse mo.',
  barredTitle: 'Hindi para sa account na ito',
  barredText: 'Hindi kasali ang account mo sa mga kontrata at dibidendo.',
} as const satisfies NamespaceAgentDividendsTranslation;

export default agencyShare;
