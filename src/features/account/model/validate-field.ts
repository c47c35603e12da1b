import { matchesRule, type Rule } from './field-rules.ts';

/**
 * What is wrong with a value: `missing` where nothing stands in a required field, the rule's own words (R145) otherwise;
 * empty when nothing is. Without a rule only emptiness counts.
 */
export const validateField = (
  rule: Rule | undefined,
  value: string,
  language: 'EN' | 'TY',
  missing?: string,
): readonly string[] => {
  if (!rule) return value === '' && missing ? [missing] : [];
  if (matchesRule(rule, value)) return [];
  return [value === '' && missing ? missing : rule.message[language]];
};
