import { decimalMark } from '#markets/current.ts';

/** Returns a number with the decimal mark of the market: `96.5`, or `96,5`. */
export const formatDecimal = (figure: number | string): string => String(figure).replace('.', decimalMark);

/** Returns a share as percent with at most three decimals: `12.5%`. */
export const formatRate = (share: number): string => `${formatDecimal(Number((share * 100).toFixed(3)))}%`;
