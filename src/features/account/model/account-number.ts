import { compactText } from '#contract/text.ts';
import { phone } from '#markets/current.ts';
import { mobileKey } from './mobile.ts';

/**
 * Returns the number of a bank account or e-wallet as the wire carries it: without spaces, dashes, dots and brackets, and
 * the mobile number of a wallet with its trunk prefix. Other characters stay, so that the check can refuse them.
 */
export const parseAccountNumber = (typed: string, kind: 'bank' | 'wallet' | undefined): string => {
  const bare = compactText(typed).replace(/[().]/g, '');
  if (kind !== 'wallet') return bare;
  const mobile = mobileKey(bare.replace(/^\+/, ''));
  return new RegExp(`^${phone.pattern}$`).test(mobile) ? phone.trunk + mobile : bare;
};

/** Returns whether a parsed account number consists only of digits and has a length that its bank allows. */
export const isAccountNumber = (number: string, [min, max]: readonly [number, number]): boolean =>
  /^\d+$/.test(number) && number.length >= min && number.length <= max;
