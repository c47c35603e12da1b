import { brand } from '#brands/current.ts';
import { formatMoney, withoutZeroCents } from './money.ts';

/** Formats major units as on the wire with the brand's currency sign: `₱1,250.00`. */
export const formatAmount = (major: number): string => formatMoney(major, brand.currency.sign);

/** Returns an amount of terms, limits or offers, without minor units where there are none: `₱1,250`, `₱1,250.50`. */
export const formatShortAmount = (major: number): string => withoutZeroCents(formatAmount(major));
