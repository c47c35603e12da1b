import { formatMoney, toPesos } from '#lib/money/money.ts';

/** Returns centavos as text, such as `₱1,234.50`. */
export const peso = (centavos: number): string => formatMoney(toPesos(centavos), '₱');
