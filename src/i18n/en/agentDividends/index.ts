import type { BaseTranslation } from '../../i18n-types.ts';

/** Dividends of agents. */
const agentDividends = {
  sides: 'Filter dividends',
  mine: 'Mine',
  below: 'Downline agents',
  soFar: 'Earned this period',
  until: 'This period ends {day}.',
  turnover: 'Team turnover',
  active: 'Active members',
  step: 'Tier',
  noStep: 'None yet',
  history: 'Past periods',
  teamLost: 'Team loss',
  paid: 'Paid',
  open: 'Unpaid',
  none: 'No dividend',
  carriedIn: 'Carried from earlier periods',
  carriedOut: 'Carried to next period',
  teamWon: 'Team won',
  toIncome: 'View salary and income',
  toContract: 'View contract',
  noneTitle: 'No dividends yet',
  noneText: 'You need a dividend contract to earn dividends.',
  nobodyTitle: 'No dividends to pay',
  nobodyText: 'Dividends of your downline agents appear here after each period.',
  pay: 'Pay',
  payTo: 'Pay {name}',
  payText: '{amount} for {period} is paid from your balance.',
  payAmount: 'Pay {amount}',
  password: 'Withdrawal password',
  paidToast: 'Paid. Your balance is {balance}.',
  barredTitle: 'Not available for this account',
  barredText: 'Your account can’t have contracts or dividends.',
} as const satisfies BaseTranslation;

export default agentDividends;
