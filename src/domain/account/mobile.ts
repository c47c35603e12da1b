/** Dialing code of the Philippines. */
export const homeDialingCode = '63';

/**
 * A mobile number as the wire wants it: digits without spaces, dashes, brackets and without the country's dialing
 * code. Other characters stay, so that the rule can refuse them.
 */
export const localMobile = (typed: string, dialingCode: string): string => {
  const bare = typed.replace(/[\s().\-\u2010-\u2015]/gu, '');
  if (bare.startsWith(`+${dialingCode}`)) return bare.slice(dialingCode.length + 1);
  const withCode = bare.startsWith(dialingCode) && bare.length >= dialingCode.length + 10;
  return withCode ? bare.slice(dialingCode.length) : bare;
};

/** What two spellings of one number have in common: 0917… and 917… are the same phone. */
export const mobileKey = (mobile: string): string => mobile.replace(/^0+/, '');
