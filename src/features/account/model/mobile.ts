/** Dialing code of the Philippines. */
export const homeDialingCode = '63';

/**
 * A mobile number as the wire wants it: digits without spaces, dashes, brackets and without the country's dialing
 * code. Other characters stay, so that the rule can refuse them.
 */
export const localMobile = (typed: string, dialingCode: string): string => {
  const bare = typed.normalize('NFKC').replace(/[\s().\p{Pd}\u2212]/gu, '');
  if (bare.startsWith(`+${dialingCode}`)) return bare.slice(dialingCode.length + 1);
  const withCode = bare.startsWith(dialingCode) && bare.length >= dialingCode.length + 10;
  return withCode ? bare.slice(dialingCode.length) : bare;
};

/**
 * What two spellings of one number have in common: 0917…, 917…, 63917… and 0063 0917… are the same phone. The dialing
 * code goes only before the ten digits of a mobile number at home, so that a number of another country that begins
 * like it stays whole.
 */
export const mobileKey = (mobile: string): string => {
  const bare = mobile.replace(/^0+/, '');
  return new RegExp(`^${homeDialingCode}0*(9\\d{9})$`).exec(bare)?.[1] ?? bare;
};
