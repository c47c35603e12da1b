import type { Value } from '#contract/types.ts';

export type Rules = Value<'registerValidation'>['regexp'];
export type RuleName = keyof Rules;
export type Rule = Rules[RuleName];

// Rejects very long values by length, before the pattern runs.
const maxCheckedCharacters = 1_000;

const fits = (regex: string, value: string): boolean => {
  if (regex === '') return true;
  try {
    return new RegExp(`^(?:${regex})$`, 'u').test(value);
  } catch {
    // An invalid pattern from the server must not block all logins: the server validates again.
    return true;
  }
};

/** Returns whether a value, composed (NFC), satisfies its rule. Disabled fields and empty optional fields pass. */
export const matchesRule = (rule: Rule, value: string): boolean => {
  if (!rule.enabled) return true;
  if (value === '') return !rule.required;
  const text = value.slice(0, maxCheckedCharacters).normalize('NFC');
  const { length } = [...text];
  return length >= rule.min && length <= rule.max && fits(rule.regex, text);
};

/**
 * Returns the rule as it applies to a setting: enabled and required even if it is not part of the registration.
 */
export const ruleInForce = (rule: Rule | undefined): Rule | undefined =>
  rule && { ...rule, enabled: true, required: true };
