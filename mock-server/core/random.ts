import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

type Generator = ReturnType<typeof xoroshiro128plus>;

/** Random generator of a world: each value depends on the seed and on the values drawn before. */
export class Random {
  #generator: Generator;

  constructor(seed: number | readonly number[]) {
    this.#generator = typeof seed === 'number' ? xoroshiro128plus(seed) : xoroshiro128plusFromState(seed);
  }

  /** Returns a whole number, both bounds included. */
  int(from: number, to: number): number {
    return uniformInt(this.#generator, from, to);
  }

  /** Returns a number from 0 to below 1, in steps of 2^-32. */
  fraction(): number {
    return (this.#generator.next() >>> 0) / 0x1_0000_0000;
  }

  /** Returns true with the given probability, 0 to 1. */
  chance(of: number): boolean {
    return this.fraction() < of;
  }

  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T {
    return from[this.int(0, from.length - 1)] as T;
  }

  /** Returns decimal digits, leading zeros included. */
  digits(length: number): string {
    return Array.from({ length }, () => this.int(0, 9)).join('');
  }

  /** Returns lowercase hexadecimal digits, 8 per draw. */
  hex(length: number): string {
    let text = '';
    while (text.length < length) text += (this.#generator.next() >>> 0).toString(16).padStart(8, '0');
    return text.slice(0, length);
  }

  state(): readonly number[] {
    return this.#generator.getState();
  }

  restore(state: readonly number[]): void {
    this.#generator = xoroshiro128plusFromState(state);
  }
}

/** Returns a 32-bit seed for a text (FNV-1a). */
export const seedOf = (word: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(word)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash | 0;
};
