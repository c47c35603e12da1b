import { normalizeText, personNameLength, personNamePattern } from '#contract/text.ts';
import { validateField } from './validate-field.ts';

/** Returns whether a text, once normalized, is a name that the contract accepts. */
export const isPersonName = (typed: string): boolean => {
  const name = normalizeText(typed);
  return name.length >= personNameLength.min && name.length <= personNameLength.max && personNamePattern.test(name);
};

/** Returns whether a field holds a person's name, which is validated and sent normalized. */
export const isNameField = (name: string): boolean => name === 'payeeName' || name === 'nickname';

/** Returns the problems of a typed name: `validateField` of its normalized form. */
export const validateName: typeof validateField = (rule, typed, language, missing) =>
  validateField(rule, normalizeText(typed), language, missing);
