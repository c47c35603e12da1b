import type { Words } from '../../../i18n/translate.ts';
import { matchesRule, type Rule } from '../model/field-rules.ts';

/** Least number of digits where the server has no rule (A69). */
const leastDigits = 10;

/** What is wrong with a member's mobile number, which has to be given whatever the rule of registration says. */
export const validateMobile = (t: Words, rule: Rule | undefined, mobile: string): readonly string[] => {
  const good = rule ? matchesRule({ ...rule, enabled: true, required: true }, mobile) : /^\d{10,20}$/.test(mobile);
  return good ? [] : [t.messages.in_mobileNum_error({ min: rule?.min ?? leastDigits })];
};
