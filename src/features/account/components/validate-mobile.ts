import type { Words } from '#i18n/translate.ts';
import { matchesRule, type Rule } from '../model/field-rules.ts';

/** Fallback rule if the server sends none. */
const minDigits = 10;

/** Returns validation errors of a mobile number that is required regardless of the registration rule. */
export const validateMobile = (t: Words, rule: Rule | undefined, mobile: string): readonly string[] => {
  const isValid = rule ? matchesRule({ ...rule, enabled: true, required: true }, mobile) : /^\d{10,20}$/.test(mobile);
  return isValid ? [] : [t.siteMessages.in_mobileNum_error({ min: rule?.min ?? minDigits })];
};
