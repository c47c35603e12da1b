import type { NamespaceAgentDividendsTranslation } from '../../i18n-types.ts';

const agentDividends = {
  sides: 'I-filter ang dividends',
  mine: 'Sa akin',
  below: 'Downline agents',
  soFar: 'Kinita sa period na ito',
  until: 'Matatapos ang period na ito sa {day}.',
  turnover: 'Team turnover',
  active: 'Active members',
  step: 'Tier',
  noStep: 'Wala pa',
  history: 'Mga nakaraang period',
  teamLost: 'Talo ng team',
  paid: 'Bayad na',
  open: 'Hindi pa bayad',
  toIncome: 'Tingnan ang salary at kita',
  toContract: 'Tingnan ang contract',
  noneTitle: 'Wala pang dividend',
  noneText: 'Kailangan mo ng dividend contract para kumita.',
  nobodyTitle: 'Walang babayarang dividend',
  nobodyText: 'Lalabas dito ang dividend ng downline agents mo pagkatapos ng bawat period.',
  pay: 'Bayaran',
  payTo: 'Bayaran si {name}',
  payText: 'Babayaran ang {amount} para sa {period} mula sa balance mo.',
  payAmount: 'Bayaran ang {amount}',
  password: 'Withdrawal password',
  paidToast: 'Nabayaran na. {balance} ang balance mo.',
  barredTitle: 'Hindi available sa account na ito',
  barredText: 'Hindi puwede sa account mo ang contract at dividend.',
} as const satisfies NamespaceAgentDividendsTranslation;

export default agentDividends;
