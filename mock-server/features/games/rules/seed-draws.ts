import { createHash, createHmac } from 'node:crypto';
import { blockName, type Draws, drawsFrom, wordsOf } from './word-random.ts';

/** Returns the SHA-256 of a seed's text, hexadecimal. */
export const hashOfSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Returns the draws of a round that are derived from a seed. */
export const seedDraws = (seed: string, session: string, round: number, part: 'outcome' | 'payout'): Draws => {
  let block = 0;
  let words: number[] = [];
  return drawsFrom(() => {
    if (words.length === 0) {
      words = wordsOf(
        createHmac('sha256', seed)
          .update(blockName(session, round, part, block))
          .digest(),
      );
      block += 1;
    }
    return words.shift() as number;
  });
};
