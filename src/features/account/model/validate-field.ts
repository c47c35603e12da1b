import type { WireLanguage } from '#contract/fields.ts';
import { matchesRule, type Rule } from './field-rules.ts';

/**
 * Returns the validation errors of a value: `missing` for an empty required field, else the rule's message.
 * Without a rule only an empty value is an error, also while the text of `missing` is not loaded and empty.
 */
export const validateField = (
  rule: Rule | undefined,
  value: string,
  language: WireLanguage,
  missing?: string,
): readonly string[] => {
  if (!rule) return value === '' && missing !== undefined ? [missing] : [];
  if (matchesRule(rule, value)) return [];
  return [value === '' && missing ? missing : (rule.message[language] ?? '')];
};
