import type { NamespaceCashierBankAccountTranslation } from '../../i18n-types.ts';

const cashierBankAccount = {
  bank: 'Bank o e-wallet',
  choose: 'Pumili',
  banks: 'Mga bank',
  wallets: 'E-wallets',
  bankRequired: 'Piliin ang bank o e-wallet mo.',
  number: 'Account number',
  numberRequired: 'Ilagay ang account number.',
  walletNumberRequired: 'Ilagay ang mobile number.',
  walletNumber: 'Mobile number ng e-wallet',
  numberLength: 'Dapat {digits} digit ang account number na ito.',
  walletNumberLength: 'Dapat {digits} digit ang mobile number na ito.',
  numberTaken: 'May gumagamit na ng account na ito. Gumamit ng iba o mag-message sa customer service.',
  name: 'Pangalan sa account',
  nameHint: 'Gaya ng nasa account, at nakapangalan sa iyo',
  nameFixed: 'Ito ang pangalan sa lahat ng account mo',
  nameRequired: 'Ilagay ang pangalan gaya ng nasa account.',
  nameOther: 'Dapat pareho ang pangalan sa iba mong account.',
  full: 'May 5 account ka na, ang maximum. Mag-alis muna para makapagdagdag.',
  add: 'Magdagdag ng account',
} satisfies NamespaceCashierBankAccountTranslation;

export default cashierBankAccount;
