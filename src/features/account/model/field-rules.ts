import type { Value } from '../../../contract/types.ts';

export type Rules = Value<'registerValidation'>['regexp'];
export type RuleName = keyof Rules;
export type Rule = Rules[RuleName];

// A value far beyond any limit is refused by its length before a pattern sees it.
const longest = 1_000;

const fits = (regex: string, value: string): boolean => {
  if (regex === '') return true;
  try {
    return new RegExp(`^(?:${regex})$`, 'u').test(value);
  } catch {
    // A broken rule of the server must not lock everyone out: the server checks again anyway.
    return true;
  }
};

/** Returns whether a value satisfies its rule (R145). Disabled fields and empty optional fields pass. */
export const matchesRule = (rule: Rule, value: string): boolean => {
  if (!rule.enabled) return true;
  if (value === '') return !rule.required;
  const length = [...value.slice(0, longest)].length;
  return length >= rule.min && length <= rule.max && fits(rule.regex, value);
};
