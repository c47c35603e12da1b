import type { BaseTranslation } from '../../i18n-types.ts';

/** A move of money whose answer was lost. */
const cashierTransactions = {
  askingTitle: 'Checking your transaction',
  askingText: 'We have not received a response yet. You won’t be charged twice.',
  unsureTitle: 'Still checking your transaction',
  unsureText: 'We don’t know yet if it was completed. You won’t be charged twice.',
  undoneTitle: 'Transaction failed',
  undoneText: 'You have not been charged, and your entries are still here. Please try again.',
  unknownTitle: 'We can’t confirm your last transaction yet',
  unknownText: 'Check your records before you try again.',
  ask: 'Check again',
  orderUnknown: 'We could not find this transaction in your account.',
  stale: 'No connection. This may be out of date.',
} as const satisfies BaseTranslation;

export default cashierTransactions;
