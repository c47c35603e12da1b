import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from './random.ts';

/** Generates tokens, tickets and codes. */
export type Secrets = Pick<Random, 'hex' | 'digits'>;

/** Cryptographically random secrets, for simulators that other machines can reach. */
export const randomSecrets: Secrets = {
  hex: (length) =>
    randomBytes(Math.ceil(length / 2))
      .toString('hex')
      .slice(0, length),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
};
