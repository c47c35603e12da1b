import type { Random } from '#sim/core/random.ts';

/** Source of random values for the outcome of a round. */
export type Draws = Pick<Random, 'int' | 'fraction' | 'chance' | 'pick'>;

const range = 0x1_0000_0000;

/** Returns draws from a stream of 32-bit words. Runs in the browser too, where a round is checked. */
export const drawsFrom = (next: () => number): Draws => {
  const fraction = (): number => next() / range;
  // Words above the largest multiple of the count are skipped, so that all numbers are equally likely.
  const below = (count: number): number => {
    const limit = range - (range % count);
    let word = next();
    while (word >= limit) word = next();
    return word % count;
  };
  return {
    fraction,
    int: (from, to) => from + below(to - from + 1),
    chance: (of) => fraction() < of,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
  };
};

/**
 * Returns the text that is signed for a block of eight words: the game session, the number of the round and that of the
 * block.
 */
export const blockName = (session: string, round: number, part: 'outcome' | 'payout', block: number): string =>
  `${session}:${round}:${part}:${block}`;

/** Splits a signature of 32 bytes into eight words, most significant byte first. */
export const wordsOf = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getUint32(index * 4));
};
