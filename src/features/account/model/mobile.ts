import { compactText } from '#contract/text.ts';

/** Dialing code of the Philippines. */
export const homeDialingCode = '63';

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
 * Returns a key that is equal for all spellings of one number: 0917…, 917…, 63917… and 0063 0917… are the same phone.
 * The home dialing code is removed only before the ten digits of a mobile number, so that foreign numbers that begin
 * with the same digits stay complete.
 */
export const mobileKey = (mobile: string): string => {
  const bare = compactText(mobile).replace(/^0+/, '');
  return new RegExp(`^${homeDialingCode}0*(9\\d{9})$`).exec(bare)?.[1] ?? bare;
};
