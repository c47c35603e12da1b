/** A bank or e-wallet for deposits and withdrawals. */
export interface Bank {
  readonly bankId: string;
  readonly name: string;
  readonly kind: 'bank' | 'wallet';
  /** Allowed length of an account number. */
  readonly digits: readonly [min: number, max: number];
}

const bank = (bankId: string, name: string, minDigits: number, maxDigits = minDigits): Bank => ({
  bankId,
  name,
  kind: 'bank',
  digits: [minDigits, maxDigits],
});
const wallet = (bankId: string, name: string): Bank => ({ bankId, name, kind: 'wallet', digits: [11, 11] });

/** All banks and e-wallets of the simulated payment network. InstaPay is for deposits only. */
export const banks: readonly Bank[] = [
  wallet('GCASH', 'GCash'),
  wallet('MAYA', 'Maya'),
  wallet('GRABPAY', 'GrabPay'),
  wallet('INSTAPAY', 'InstaPay'),
  bank('BDO', 'BDO Unibank', 10, 12),
  bank('BPI', 'BPI', 10),
  bank('METRO', 'Metrobank', 13),
  bank('UBP', 'UnionBank', 12),
  bank('LBP', 'Landbank', 10),
  bank('PNB', 'PNB', 12),
  bank('SECB', 'Security Bank', 13),
];

/** Banks and e-wallets that can receive withdrawals. */
export const withdrawalBanks: readonly Bank[] = banks.filter(({ bankId }) => bankId !== 'INSTAPAY');

/** Returns the path of a bank icon on the image CDN. */
export const bankIconPath = (bankId: string): string => `/banks/${bankId.toLowerCase()}.svg`;

export const bankById = (bankId: string): Bank | undefined => banks.find((it) => it.bankId === bankId);
