import { textKey } from '#contract/text.ts';

/** Minimum length of a search with typo tolerance: in shorter ones a single letter makes another word. */
const minTypoLength = 4;

/** Returns the form in which names are searched: without case and accents. */
const searchKey = (text: string): string => textKey(text).normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Returns whether the text starts with the word, with at most one letter missing, added, replaced or swapped with its
 * neighbour (optimal string alignment with a free end of the text).
 */
const startsWithOneTypo = (text: string, word: string): boolean => {
  let before: number[] = [];
  let above: number[] = Array.from({ length: text.length + 1 }, (_, place) => place);
  for (let at = 1; at <= word.length; at += 1) {
    const row = [at];
    for (let place = 1; place <= text.length; place += 1) {
      const isSame = word[at - 1] === text[place - 1];
      const isSwapped = at > 1 && place > 1 && word[at - 1] === text[place - 2] && word[at - 2] === text[place - 1];
      row.push(
        Math.min(
          (above[place - 1] ?? 0) + (isSame ? 0 : 1),
          (above[place] ?? 0) + 1,
          (row[place - 1] ?? 0) + 1,
          isSwapped ? (before[place - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = above;
    above = row;
  }
  return Math.min(...above) <= 1;
};

/** Returns whether the word is at the start of a word of the name, with at most one typo. */
const hasWithOneTypo = (name: string, word: string): boolean =>
  [...name.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index }) => startsWithOneTypo(name.slice(index), word));

/**
 * Returns the games whose name contains the text, without case and accents; if there are none, those that contain it
 * with one typo.
 */
export const searchByName = <G extends { readonly nodeName: string }>(
  games: readonly G[],
  text: string,
): readonly G[] => {
  const word = searchKey(text);
  if (!word) return games;
  const exact = games.filter(({ nodeName }) => searchKey(nodeName).includes(word));
  if (exact.length > 0 || word.length < minTypoLength) return exact;
  return games.filter(({ nodeName }) => hasWithOneTypo(searchKey(nodeName), word));
};
