import type { BaseTranslation } from '../../i18n-types.ts';

/** Transfers to the agent above. */
const cashierUpline = {
  to: 'Transfer to {name}',
  balance: 'Main wallet',
  amount: 'Amount',
  amountHint: 'Transfers arrive immediately and can’t be cancelled.',
  amountNone: 'Enter an amount, such as {example}.',
  amountLow: 'The minimum transfer is {amount}.',
  amountHigh: 'Your main wallet balance is too low.',
  password: 'Withdrawal password',
  passwordNone: 'Enter your withdrawal password.',
  send: 'Transfer',
  askTitle: 'Transfer {amount}?',
  askText: '{name} receives it immediately. You can’t cancel this transfer.',
  done: '{amount} transferred to {name}',
  refused: 'This transfer can’t be made right now. You have not been charged.',
  history: 'Your transfers',
  sum: 'Transferred',
  emptyTitle: 'No transfers in this period',
  emptyText: 'Your transfers to your upline will appear here.',
} as const satisfies BaseTranslation;

export default cashierUpline;
