import { formatMoney, toPesos } from '../../src/domain/money.ts';

/** Centavos as they stand in a text. */
export const peso = (centavos: number): string => formatMoney(toPesos(centavos), '₱');
