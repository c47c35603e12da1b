import type { BaseTranslation } from '../../i18n-types.ts';

/** Dividends of agents. */
const agencyShare = {
  sides: 'Whose dividends',
  mine: 'Mine',
  below: 'Agents below',
  soFar: 'Earned so far',
  until: 'This period ends on {day}.',
  turnover: 'Team turnover',
  active: 'Active',
  step: 'Step',
  noStep: 'None yet',
  history: 'Periods before',
  shareOf: '{rate} of the loss',
  teamLost: 'Team lost',
  paid: 'Paid',
  open: 'Open',
  toContract: 'To the contract',
  noneTitle: 'No dividends yet',
  noneText: 'A dividend contract with your agent brings them.',
  nobodyTitle: 'Nobody is owed anything',
  nobodyText: 'Dividends of agents below stand here when their period ends.',
  pay: 'Pay',
  payTo: 'Pay {name}',
  payText: '{amount} for {period} moves from your balance.',
  payAmount: 'Pay {amount}',
  password: 'Withdrawal password',
  paidToast: 'Paid. Your balance is {balance}.',
  barredTitle: 'Not for this account',
  barredText: 'Your account takes no part in contracts and dividends.',
} as const satisfies BaseTranslation;

export default agencyShare;
