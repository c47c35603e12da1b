import { brand } from '#brands/current.ts';
import { formatMoney, withoutZeroCents } from './money.ts';

/** Formats pesos as on the wire with the brand's currency sign: `₱1,250.00`. */
export const formatAmount = (pesos: number): string => formatMoney(pesos, brand.currency.sign);

/** Returns an amount of terms, limits or offers, without centavos where there are none: `₱1,250`, `₱1,250.50`. */
export const formatShortAmount = (pesos: number): string => withoutZeroCents(formatAmount(pesos));
