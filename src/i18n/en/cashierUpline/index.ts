import type { BaseTranslation } from '../../i18n-types.ts';

/** Transfers to the agent above. */
const upline = {
  to: 'To {name}',
  balance: 'Main wallet',
  amount: 'Amount',
  amountHint: 'It arrives at once and cannot be taken back.',
  amountNone: 'Enter an amount, at most two decimals.',
  amountLow: 'Transfer at least {amount}.',
  amountHigh: 'More than your main wallet holds.',
  password: 'Withdrawal password',
  passwordNone: 'Enter your withdrawal password.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  send: 'Transfer',
  askTitle: 'Transfer {amount}?',
  askText: 'It goes to {name} at once and cannot be taken back.',
  done: '{amount} went to {name}',
  refused: 'This transfer can’t be made right now. Your money hasn’t moved.',
  history: 'Your transfers',
  sum: 'Transferred',
  emptyTitle: 'No transfers in this period',
  emptyText: 'What you send to your upline stands here.',
} as const satisfies BaseTranslation;

export default upline;
