import { hmac } from '@noble/hashes/hmac.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

// The simulator's part of `node:crypto` for bundles without Node. Web Crypto is asynchronous and cannot replace it.

const bytesOf = (data: string | Uint8Array): Uint8Array => (typeof data === 'string' ? utf8ToBytes(data) : data);

/** A running hash, of `createHash` and `createHmac`. */
class Digest {
  readonly #hash: { update(data: Uint8Array): unknown; digest(): Uint8Array };

  constructor(hash: { update(data: Uint8Array): unknown; digest(): Uint8Array }) {
    this.#hash = hash;
  }

  update(data: string | Uint8Array): this {
    this.#hash.update(bytesOf(data));
    return this;
  }

  digest(): Buffer;
  digest(encoding: BufferEncoding): string;
  digest(encoding?: BufferEncoding): Buffer | string {
    const bytes = Buffer.from(this.#hash.digest());
    return encoding ? bytes.toString(encoding) : bytes;
  }
}

/** The only hash function that the simulator uses. */
type HashName = 'sha256';

export const createHash = (_name: HashName): Digest => new Digest(sha256.create());

export const createHmac = (_name: HashName, key: string | Uint8Array): Digest =>
  new Digest(hmac.create(sha256, bytesOf(key)));

export const scryptSync = (password: string, salt: string, length: number, { N }: { readonly N: number }): Buffer =>
  Buffer.from(scrypt(password, salt, { N, r: 8, p: 1, dkLen: length }));

export const randomBytes = (length: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(length)));

/** Returns an integer from 0 to below `max`, which is at most 2^32; values that would favour small results are drawn again. */
export const randomInt = (max: number): number => {
  const range = 2 ** 32;
  const limit = range - (range % max);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return drawn % max;
  }
};

/** Only for keys of notifications, which the simulator in a browser refuses: it may call no address. */
export const createECDH = (): never => {
  throw new Error('The simulator in a browser sends no notifications.');
};

export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean => {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same byte length');
  return one.reduce((different, byte, at) => different | (byte ^ (other[at] as number)), 0) === 0;
};
