import type { NamespaceCashierUplineTranslation } from '../../i18n-types.ts';

const upline = {
  to: 'Para kay {name}',
  balance: 'Main wallet',
  amount: 'Halaga',
  amountHint: 'Agad itong darating at hindi na mababawi.',
  amountNone: 'Ilagay ang halaga, hanggang dalawang decimal.',
  amountLow: 'Mag-transfer ng hindi bababa sa {amount}.',
  amountHigh: 'Higit sa laman ng main wallet mo.',
  password: 'Withdrawal password',
  passwordNone: 'Ilagay ang withdrawal password mo.',
  showPassword: 'Ipakita ang password',
  hidePassword: 'Itago ang password',
  send: 'Ilipat',
  askTitle: 'Ilipat ang {amount}?',
  askText: 'Agad itong mapupunta kay {name} at hindi na mababawi.',
  done: 'Napunta na ang {amount} kay {name}',
  refused: 'Hindi ma-transfer ngayon. Hindi nabawasan ang pera mo.',
  history: 'Mga lipat mo',
  sum: 'Nailipat',
  emptyTitle: 'Walang lipat sa panahong ito',
  emptyText: 'Nandito ang mga ipinadala mo sa upline.',
} as const satisfies NamespaceCashierUplineTranslation;

export default upline;
