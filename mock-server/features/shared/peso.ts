import { formatMoney, toPesos } from '../../../src/lib/money/money.ts';

/** Centavos as they stand in a text. */
export const peso = (centavos: number): string => formatMoney(toPesos(centavos), '₱');
