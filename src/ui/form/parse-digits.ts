/** Returns a typed number or code without spaces and dashes between groups; full-width digits are converted. */
export const parseDigits = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Pd}\u2212]/gu, '');
