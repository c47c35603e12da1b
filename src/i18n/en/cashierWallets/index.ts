import type { BaseTranslation } from '../../i18n-types.ts';

const cashierWallets = {
  title: 'Your wallets',
  lead: 'Your balance in the main wallet and with each provider.',
  main: 'Main wallet',
  empty: 'All your money is in the main wallet.',
  move: 'Move money between wallets',
  vendor: 'Provider',
  direction: 'Direction',
  toVendor: 'To provider',
  toMain: 'To main wallet',
  amount: 'Amount',
  all: 'All',
  send: 'Move money',
  returnAll: 'Return all to main wallet',
  moved: '{amount} moved',
  returned: 'All your money is in the main wallet.',
  amountNone: 'Enter an amount, such as {example}.',
  amountHigh: 'Only {amount} is available in this wallet.',
} as const satisfies BaseTranslation;

export default cashierWallets;
