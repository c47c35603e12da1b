import { compactText } from '#contract/text.ts';
import { phone } from '#markets/current.ts';

/** Dialing code of the market. */
export const homeDialingCode: string = phone.dialingCode;

/**
 * Returns a mobile number as the API expects it: digits without spaces, dashes, brackets and the country's dialing
 * code. Other characters are kept, so that the rule can reject them.
 */
export const localMobile = (typed: string, dialingCode: string): string => {
  const bare = compactText(typed).replace(/[().]/g, '');
  if (bare.startsWith(`+${dialingCode}`)) return bare.slice(dialingCode.length + 1);
  const hasDialingCode = bare.startsWith(dialingCode) && bare.length >= dialingCode.length + 10;
  return hasDialingCode ? bare.slice(dialingCode.length) : bare;
};

/**
 * Returns a key that is equal for all spellings of one number: with and without the dialing code and leading zeros.
 * The home dialing code is removed only before a mobile number of the market, so that foreign numbers that begin
 * with the same digits stay complete.
 */
export const mobileKey = (mobile: string): string => {
  const bare = compactText(mobile).replace(/^0+/, '');
  return new RegExp(`^${homeDialingCode}0*(${phone.pattern})$`).exec(bare)?.[1] ?? bare;
};
