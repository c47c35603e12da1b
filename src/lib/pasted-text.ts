import { compactText, removeInvisible } from '#contract/text.ts';

/** Returns a typed code or number without invisible characters and group separators. */
export const plainCode = (text: string): string => compactText(text);

/** Returns typed text trimmed and without invisible characters. */
export const plainText = (text: string): string => removeInvisible(text).trim();
