import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from './random.ts';

/** Draws what nobody may guess: tokens, tickets, codes. */
export type Secrets = Pick<Random, 'hex' | 'digits'>;

/** Secrets of a simulator that others can reach: who knows the seed still cannot foresee them. */
export const randomSecrets: Secrets = {
  hex: (length) =>
    randomBytes(Math.ceil(length / 2))
      .toString('hex')
      .slice(0, length),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
};
