// Browsers break lines after a hyphen, which leaves "i-" or "mag-" at a line end and its verb on the next line.
const wordJoiner = '\u2060';

/** Labels keep plain hyphens: they fit in one line, and scripts and tests find them by their text. */
const isSentence = (text: string): boolean => text.endsWith('.') || text.split(' ').length > 3;

/** Returns a Filipino text as displayed: sentences keep affix and verb on one line. */
export const joinAffixes = (text: string): string =>
  isSentence(text) ? text.replace(/(?<=\p{L})-(?=[\p{L}\p{N}])/gu, `-${wordJoiner}`) : text;
