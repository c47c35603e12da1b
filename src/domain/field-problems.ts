import { obeys, type Rule } from './rules.ts';

/**
 * What is wrong with a value: `missing` where nothing stands in a required field, the rule's own words (R145) otherwise;
 * empty when nothing is.
 */
export const fieldProblems = (
  rule: Rule,
  value: string,
  language: 'EN' | 'TY',
  missing?: string,
): readonly string[] => {
  if (obeys(rule, value)) return [];
  return [value === '' && missing ? missing : rule.message[language]];
};
