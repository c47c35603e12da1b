/** Returns a typed number or code without the spaces and dashes between their groups; full-width digits become plain ones. */
export const parseDigits = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Pd}\u2212]/gu, '');
