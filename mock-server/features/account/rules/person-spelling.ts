import { textKey } from '#contract/text.ts';

/** Words that spellings of one name have or leave out: particles and suffixes. */
const optionalWords = new Set(
  'de del dela delos delas la las los y da das do dos di van von der den bin ibn al jr sr junior senior ii iii iv v'.split(
    ' ',
  ),
);

/** Short forms on documents and bank accounts. */
const longForms: Readonly<Record<string, string>> = { ma: 'maria', sto: 'santo', sta: 'santa' };

/** Cyrillic and Greek letters that look like Latin ones, and those. */
const lookalikes = { from: 'аеорсухіјѕοαινρ', to: 'aeopcyxijsoaivp' };

const latinOf = (letter: string): string => lookalikes.to[lookalikes.from.indexOf(letter)] ?? letter;

/** Returns the words of a name without accents, punctuation, particles and suffixes; initials have one letter. */
const wordsOf = (name: string): string[] =>
  textKey(name)
    .normalize('NFKD')
    .replace(/[\p{M}']/gu, '')
    .replace(/[^\p{Script=Latin}]/gu, latinOf)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !optionalWords.has(word))
    // "Delacruz" is "Dela Cruz".
    .map((word) => longForms[word] ?? word.replace(/^de(?:los|las|la|l)(?=\p{L}{3})/u, ''));

/** Removes from both lists what is in both. */
const withoutCommon = (one: readonly string[], other: readonly string[]): [string[], string[]] => {
  const rest = [...other];
  const left = one.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [left, rest];
};

const isInitial = (word: string): boolean => word.length === 1;

/** Returns whether every word is an initial or begins with an initial of its own among others. */
const isCoveredBy = (words: readonly string[], others: readonly string[]): boolean => {
  const initials = others.filter(isInitial);
  return words
    .filter((word) => !isInitial(word))
    .every((word) => {
      const at = initials.findIndex((initial) => word.startsWith(initial));
      if (at >= 0) initials.splice(at, 1);
      return at >= 0;
    });
};

/**
 * Returns whether two names may be spellings of one: accents, order, initials, particles, suffixes, capitals, punctuation,
 * missing spaces and middle names that only one of them has do not count. At least one whole word is equal.
 */
export const isSameName = (one: string | null | undefined, other: string | null | undefined): boolean => {
  const [first, second] = [wordsOf(one ?? ''), wordsOf(other ?? '')];
  if (!first.every(isInitial) && first.join('') === second.join('')) return true;
  const [left, right] = withoutCommon(first.filter(Boolean), second.filter(Boolean));
  const wholeWords = first.filter((word) => !isInitial(word) && second.includes(word)).length;
  if (wholeWords > 1 && (left.length === 0 || right.length === 0)) return true;
  return wholeWords > 0 && isCoveredBy(left, right) && isCoveredBy(right, left);
};

/** Providers that ignore dots in the name of a mailbox, with the domain under which they deliver. */
const dotless: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/** Returns a key that is equal for all addresses of one mailbox: case and tags do not count, nor dots where the provider ignores them. */
export const mailboxKey = (email: string): string => {
  const [name = '', domain = ''] = textKey(email).split('@');
  const bare = name.replace(/\+.*$/, '');
  const known = dotless[domain];
  return known ? `${bare.replaceAll('.', '')}@${known}` : `${bare}@${domain}`;
};

/** Returns a key of addresses that look alike: as `mailboxKey`, without dots at every provider. */
export const similarMailboxKey = (email: string): string => {
  const [name = '', domain = ''] = mailboxKey(email).split('@');
  return `${name.replaceAll('.', '')}@${domain}`;
};
