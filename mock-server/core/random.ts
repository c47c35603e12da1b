import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

type Generator = ReturnType<typeof xoroshiro128plus>;

/** A world's chance: everything drawn depends on its seed and on what was drawn before. */
export class Random {
  #generator: Generator;

  constructor(seed: number | readonly number[]) {
    this.#generator = typeof seed === 'number' ? xoroshiro128plus(seed) : xoroshiro128plusFromState(seed);
  }

  /** A whole number, both bounds included. */
  int(from: number, to: number): number {
    return uniformInt(this.#generator, from, to);
  }

  /** At least 0, below 1, in steps of 2^-32. */
  fraction(): number {
    return (this.#generator.next() >>> 0) / 0x1_0000_0000;
  }

  /** True with the given chance, 0 to 1. */
  chance(of: number): boolean {
    return this.fraction() < of;
  }

  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T {
    return from[this.int(0, from.length - 1)] as T;
  }

  /** Decimal digits, leading zeros included. */
  digits(length: number): string {
    return Array.from({ length }, () => this.int(0, 9)).join('');
  }

  /** Lowercase hexadecimal; 8 digits a draw. */
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
