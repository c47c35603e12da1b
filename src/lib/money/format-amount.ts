import { formatMoney, withoutZeroCents } from './money.ts';

/** Formats major units as on the wire with the currency's sign. */
export const formatAmount = (major: number): string => formatMoney(major);

/** Returns an amount of terms, limits or offers, without decimals where they are zero. */
export const formatShortAmount = (major: number): string => withoutZeroCents(formatMoney(major));
