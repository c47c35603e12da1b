import type { Words } from '../../i18n/translate.ts';

/** Returns the validation error of a required text of at most `most` characters; `missing` for an empty one. */
export const validateText = (t: Words, text: string, most: number, missing: string): readonly string[] => {
  if (text === '') return [missing];
  return [...text].length > most ? [t.siteWidgets.tooLong({ most })] : [];
};
