/** Returns centavos for pesos as on the wire, rounded to the nearest. */
export const toCentavos = (pesos: number): number => Math.round(pesos * 100);

/** Returns pesos for the wire, at most 2 decimals, from centavos. */
export const toPesos = (centavos: number): number => centavos / 100;

/** Returns pesos rounded to the nearest centavo. */
export const roundToCentavo = (pesos: number): number => toPesos(toCentavos(pesos));

/** Returns pesos rounded down to the centavo; 1e-6 makes up for binary fractions, such as 0.29 × 100 = 28.99…. */
export const floorToCentavo = (pesos: number): number => toPesos(Math.floor(pesos * 100 + 1e-6));

/** Returns an amount with currency sign, separators and 2 decimals. `pesos` as on the wire. */
export const formatMoney = (pesos: number, sign: string): string => {
  const text = Math.abs(pesos)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${pesos < 0 ? '−' : ''}${sign}${text}`;
};

/** Returns a formatted amount without centavos where they are zero: `₱500`, `₱500.50`. */
export const withoutZeroCents = (amount: string): string => amount.replace(/\.00$/, '');

/** Returns an amount with each digit replaced by an asterisk. */
export const hideDigits = (amount: string): string => amount.replace(/\d/g, '*');

/** Returns an amount for the scale of a chart: `1.2k`, `−3M`. */
export const shortMoney = (pesos: number): string => {
  const size = Math.abs(pesos);
  const [value, unit] = size >= 1e6 ? [size / 1e6, 'M'] : size >= 1e3 ? [size / 1e3, 'k'] : [size, ''];
  const text = value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);
  return `${pesos < 0 ? '−' : ''}${text}${unit}`;
};
