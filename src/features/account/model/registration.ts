import { type RegistrationField, registrationFields } from '#contract/account/registration-fields.ts';
import type { Flags } from '#contract/flags.ts';
import type { Rule, Rules } from './field-rules.ts';

export type RegisterMethod = 'username' | 'mobile';

type RegisterFlags = Pick<Flags, 'USERNAMEREG3' | 'MOBILENUMREG3' | 'REGMOBVERF3' | 'MOBILENUMPASSREG3'>;

/** Returns the enabled registration methods, default first; empty if the page is closed. */
export const registerMethods = ({ USERNAMEREG3, MOBILENUMREG3 }: RegisterFlags): readonly RegisterMethod[] => [
  ...(USERNAMEREG3 ? (['username'] as const) : []),
  ...(MOBILENUMREG3 ? (['mobile'] as const) : []),
];

/** Returns whether the method or a flag requires or removes the field; `undefined` leaves it to the server's rule. */
const decided = (field: RegistrationField, method: RegisterMethod, flags: RegisterFlags): boolean | undefined => {
  const isMobileMethod = method === 'mobile';
  if (field === 'username') return !isMobileMethod;
  if (field === 'verificationCode') return isMobileMethod || flags.REGMOBVERF3;
  if (field === 'password') return !isMobileMethod || flags.MOBILENUMPASSREG3;
  if (field === 'mobileNum' && (isMobileMethod || flags.REGMOBVERF3)) return true;
  return undefined;
};

export interface RegisterEntry {
  readonly name: RegistrationField;
  readonly rule: Rule;
}

/**
 * Returns the fields of one method with their rules. Fields that the method or a flag needs are
 * always shown and required; the affiliate field is left out if the address already contained a valid code.
 */
export const registerFields = (
  rules: Partial<Rules>,
  method: RegisterMethod,
  flags: RegisterFlags,
  affiliateKnown = false,
): readonly RegisterEntry[] =>
  registrationFields.flatMap((name): RegisterEntry[] => {
    const rule = rules[name];
    const must = decided(name, method, flags);
    if (!rule) return [];
    if (must === false || (must === undefined && !rule.enabled)) return [];
    if (name === 'affiliateCode' && affiliateKnown) return [];
    return [{ name, rule: must ? { ...rule, enabled: true, required: true } : rule }];
  });
