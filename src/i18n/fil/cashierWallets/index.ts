import type { NamespaceCashierWalletsTranslation } from '../../i18n-types.ts';

const cashierWallets = {
  title: 'Mga wallet mo',
  lead: 'Balance mo sa main wallet at sa bawat provider.',
  main: 'Main wallet',
  empty: 'Nasa main wallet ang lahat ng pera mo.',
  move: 'Ilipat ang pera sa ibang wallet',
  vendor: 'Provider',
  direction: 'Saan ililipat',
  toVendor: 'Sa provider',
  toMain: 'Sa main wallet',
  amount: 'Amount',
  all: 'Lahat',
  send: 'Ilipat ang pera',
  returnAll: 'Ibalik lahat sa main wallet',
  moved: 'Nailipat ang {amount}',
  returned: 'Nasa main wallet na ang lahat ng pera mo.',
  amountNone: 'Ilagay ang amount, gaya ng {example}.',
  amountHigh: '{amount} lang ang available sa wallet na ito.',
} as const satisfies NamespaceCashierWalletsTranslation;

export default cashierWallets;
