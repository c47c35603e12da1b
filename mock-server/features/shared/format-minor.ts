import { formatMoney, toMajor } from '#lib/money/money.ts';

/** Returns minor units as text, such as `1,234.50` with the currency's sign. */
export const formatMinor = (minor: number): string => formatMoney(toMajor(minor));
