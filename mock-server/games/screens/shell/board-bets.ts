import { floorToMinor, roundToMinor } from '#lib/money/money.ts';

type Bets = ReadonlyMap<string, number>;

const sumOf = (bets: Bets): number => roundToMinor([...bets.values()].reduce((sum, bet) => sum + bet, 0));

/** Creates the store of the bets on a board in major units, by spot. A change that exceeds `maxTotal` returns false. */
export const makeBoardBets = (maxTotal: number) => {
  let bets: Bets = new Map();
  let last: Bets = new Map();
  let earlier: readonly Bets[] = [];

  const set = (next: Bets): boolean => {
    if (sumOf(next) > maxTotal) return false;
    earlier = [...earlier, bets];
    bets = new Map([...next].filter(([, bet]) => bet > 0));
    return true;
  };

  return {
    on: (spot: string): number => bets.get(spot) ?? 0,
    total: (): number => sumOf(bets),
    isEmpty: (): boolean => bets.size === 0,
    hasLast: (): boolean => last.size > 0,
    canUndo: (): boolean => earlier.length > 0,
    toRecord: (): Readonly<Record<string, number>> => Object.fromEntries(bets),
    /** Sets the bets at the start, which `undo` keeps. */
    start: (stakes: Readonly<Record<string, number>>): void => {
      bets = new Map(Object.entries(stakes));
    },
    /** Adds stakes by spot, all or none. */
    add: (stakes: Readonly<Record<string, number>>): boolean => {
      const next = new Map(bets);
      for (const [spot, stake] of Object.entries(stakes)) next.set(spot, roundToMinor((next.get(spot) ?? 0) + stake));
      return set(next);
    },
    scale: (factor: number): boolean =>
      set(new Map([...bets].map(([spot, bet]) => [spot, floorToMinor(bet * factor)]))),
    clear: (): boolean => set(new Map()),
    /** Takes back the last change. */
    undo: (): boolean => {
      bets = earlier.at(-1) ?? bets;
      earlier = earlier.slice(0, -1);
      return true;
    },
    /** Keeps the bets for `repeat`. */
    remember: (): void => {
      last = bets;
    },
    repeat: (): boolean => set(last),
  };
};
