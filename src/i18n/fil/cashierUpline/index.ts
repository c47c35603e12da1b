import type { NamespaceCashierUplineTranslation } from '../../i18n-types.ts';

const cashierUpline = {
  to: 'I-transfer kay {name}',
  balance: 'Main wallet',
  amount: 'Amount',
  amountHint: 'Papasok agad ang transfer at hindi na puwedeng i-cancel.',
  amountNone: 'Ilagay ang amount, gaya ng {example}.',
  amountLow: '{amount} ang minimum transfer.',
  amountHigh: 'Kulang ang balance ng main wallet mo.',
  password: 'Withdrawal password',
  passwordNone: 'Ilagay ang withdrawal password mo.',
  send: 'Mag-transfer',
  askTitle: 'I-transfer ang {amount}?',
  askText: 'Matatanggap agad ito ni {name}. Hindi na puwedeng i-cancel ang transfer.',
  done: 'Na-transfer ang {amount} kay {name}',
  refused: 'Hindi puwedeng mag-transfer ngayon. Hindi nabawasan ang balance mo.',
  history: 'Mga transfer mo',
  sum: 'Na-transfer',
  emptyTitle: 'Walang transfer sa period na ito',
  emptyText: 'Lalabas dito ang mga transfer mo sa upline.',
} as const satisfies NamespaceCashierUplineTranslation;

export default cashierUpline;
