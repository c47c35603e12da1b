import { banks as marketBanks } from '#markets/current.ts';

/** A bank or e-wallet for deposits and withdrawals. */
export interface Bank {
  readonly bankId: string;
  readonly name: string;
  readonly kind: 'bank' | 'wallet';
  /** Allowed length of an account number. */
  readonly digits: readonly [min: number, max: number];
  readonly withdrawals: boolean;
}

/** All banks and e-wallets of the simulated payment network. */
export const banks: readonly Bank[] = marketBanks.map(({ id, letters: _, colour: __, ...facts }) => ({
  bankId: id,
  ...facts,
}));

/** Banks and e-wallets that can receive withdrawals. */
export const withdrawalBanks: readonly Bank[] = banks.filter(({ withdrawals }) => withdrawals);

/** Returns the path of a bank icon on the image CDN. */
export const bankIconPath = (bankId: string): string => `/banks/${bankId.toLowerCase()}.svg`;

export const bankById = (bankId: string): Bank | undefined => banks.find((it) => it.bankId === bankId);

/** Letters and colours of the icons, by the name in their path. */
export const bankMarks: Readonly<Record<string, { readonly letters: string; readonly colour: string }>> =
  Object.fromEntries(marketBanks.map(({ id, letters, colour }) => [id.toLowerCase(), { letters, colour }]));
