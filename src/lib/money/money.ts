/** Returns minor units for major units as on the wire, rounded to the nearest. */
export const toMinor = (major: number): number => Math.round(major * 100);

/** Returns major units for the wire, at most 2 decimals, from minor units. */
export const toMajor = (minor: number): number => minor / 100;

/** Returns major units rounded to the nearest minor unit. */
export const roundToMinor = (major: number): number => toMajor(toMinor(major));

/** Returns major units rounded down to the minor unit; 1e-6 makes up for binary fractions, such as 0.29 × 100 = 28.99…. */
export const floorToMinor = (major: number): number => toMajor(Math.floor(major * 100 + 1e-6));

/** Returns an amount with currency sign, separators and 2 decimals. `major` as on the wire. */
export const formatMoney = (major: number, sign: string): string => {
  const text = Math.abs(major)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${major < 0 ? '−' : ''}${sign}${text}`;
};

/** Returns a formatted amount without minor units where they are zero: `₱500`, `₱500.50`. */
export const withoutZeroCents = (amount: string): string => amount.replace(/\.00$/, '');

/** Returns an amount with each digit replaced by an asterisk. */
export const hideDigits = (amount: string): string => amount.replace(/\d/g, '*');

/** Returns an amount for the scale of a chart: `1.2k`, `−3M`. */
export const shortMoney = (major: number): string => {
  const size = Math.abs(major);
  const [value, unit] = size >= 1e6 ? [size / 1e6, 'M'] : size >= 1e3 ? [size / 1e3, 'k'] : [size, ''];
  const text = value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);
  return `${major < 0 ? '−' : ''}${text}${unit}`;
};
