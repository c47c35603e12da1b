import { maxPasswordInputLength } from '#contract/account/account-terms.ts';
import type { Words } from '#i18n/translate.ts';

/** Returns the validation error of a required text of at most `max` characters; `missing` for an empty one. */
export const validateText = (t: Words, text: string, max: number, missing: string): readonly string[] => {
  if (text === '') return [missing];
  return [...text].length > max ? [t.siteWidgets.tooLong({ most: max })] : [];
};

/** Returns the validation error of the login password that confirms a change. */
export const validateLoginPassword = (t: Words, password: string): readonly string[] =>
  validateText(t, password, maxPasswordInputLength, t.accountPasswords.loginRequired());
