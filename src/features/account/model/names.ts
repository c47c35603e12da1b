import { normalizeText, personNameLength, personNamePattern } from '../../../contract/text.ts';
import { fieldProblems } from './field-problems.ts';

/** Whether typed text is a name that the contract accepts, once normalized. */
export const isPersonName = (typed: string): boolean => {
  const name = normalizeText(typed);
  return name.length >= personNameLength.min && name.length <= personNameLength.max && personNamePattern.test(name);
};

/** Fields that hold a name, which is checked and sent normalized. */
export const isNameField = (name: string): boolean => name === 'payeeName' || name === 'nickname';

/** Returns the problems of a typed name: `fieldProblems` of its normalized form. */
export const nameProblems: typeof fieldProblems = (rule, typed, language, missing) =>
  fieldProblems(rule, normalizeText(typed), language, missing);
