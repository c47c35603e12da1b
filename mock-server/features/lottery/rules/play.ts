import type { Random } from '#sim/core/random.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

/** One type of bet on a draw, as in the contract's menu; the lottery determines the stakes. */
export interface Play {
  readonly key: string;
  readonly name: LocalizedText;
  readonly hint: LocalizedText;
  readonly symbols: readonly string[];
  readonly pick: number;
  readonly ordered: boolean;
  readonly repeats: boolean;
  /** Probability of a win, 0 to 1; the higher one if the sides differ. */
  readonly chance: number;
  /** Share of the stakes that is paid back. */
  readonly back: number;
  wins(drawn: readonly string[], numbers: readonly string[]): boolean;
}

export interface PlayGroup {
  readonly key: string;
  readonly name: LocalizedText;
  readonly plays: readonly Play[];
}

/** Draws of a lottery and the bets on them. */
export interface LotteryKind {
  readonly summary: LocalizedText;
  readonly groups: readonly PlayGroup[];
  /** Returns the numbers of one draw, in the order in which they are drawn. */
  draw(random: Random): string[];
}

type PlayParts = Pick<Play, 'key' | 'name' | 'hint' | 'symbols' | 'chance' | 'wins'> & Partial<Play>;

export const play = (parts: PlayParts): Play => ({ pick: 1, ordered: false, repeats: false, back: 0.93, ...parts });

/** Returns the numbers of a range as text of equal width: `01`, `02` and so on, or single digits if all of them are. */
export const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(String(to).length, '0'));

/** Returns `count` different symbols, chosen at random. */
export const drawSome = (random: Random, symbols: readonly string[], count: number): string[] => {
  const left = [...symbols];
  return Array.from({ length: count }, () => left.splice(random.int(0, left.length - 1), 1)[0] as string);
};

/** Returns the binomial coefficient n over k. */
export const choose = (n: number, k: number): number => {
  let result = 1;
  for (let at = 0; at < k; at += 1) result = (result * (n - at)) / (at + 1);
  return k < 0 || k > n ? 0 : result;
};

export const startsWith = (drawn: readonly string[], numbers: readonly string[]): boolean =>
  numbers.every((number, index) => drawn[index] === number);

export const endsWith = (drawn: readonly string[], numbers: readonly string[]): boolean =>
  startsWith(drawn.slice(-numbers.length), numbers);

/** Returns whether both lists hold the same numbers, in any order. */
export const hasSameNumbers = (drawn: readonly string[], numbers: readonly string[]): boolean =>
  [...drawn].sort().join() === [...numbers].sort().join();
