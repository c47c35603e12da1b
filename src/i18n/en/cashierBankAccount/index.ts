import type { BaseTranslation } from '../../i18n-types.ts';

/** The form that adds a bank account or e-wallet. */
const cashierBankAccount = {
  bank: 'Bank or e-wallet',
  choose: 'Choose',
  banks: 'Banks',
  wallets: 'E-wallets',
  bankRequired: 'Choose your bank or e-wallet.',
  number: 'Account number',
  numberRequired: 'Enter the account number.',
  walletNumberRequired: 'Enter the mobile number.',
  walletNumber: 'E-wallet mobile number',
  numberLength: 'This account number should have {digits} digits.',
  walletNumberLength: 'This mobile number should have {digits} digits.',
  numberTaken: 'This account is already in use. Use another account or contact customer service.',
  name: 'Name on the account',
  nameHint: 'Exactly as it appears on the account, in your own name',
  nameFixed: 'All your accounts use this name',
  nameRequired: 'Enter the name exactly as it appears on the account.',
  nameOther: 'The name must match your other accounts.',
  full: 'You have 5 accounts, the maximum. Remove one to add another.',
  add: 'Add account',
} as const satisfies BaseTranslation;

export default cashierBankAccount;
