import { floorToMinor, roundToMinor } from '#lib/money/money.ts';

type Bets = ReadonlyMap<string, number>;

const sumOf = (bets: Bets): number => roundToMinor([...bets.values()].reduce((sum, bet) => sum + bet, 0));

/** Creates the store of the bets on a board in major units, by spot. A change that exceeds `maxTotal` returns false. */
export const makeBoardBets = (maxTotal: number) => {
  let bets: Bets = new Map();
  let last: Bets = new Map();

  const set = (next: Bets): boolean => {
    if (sumOf(next) > maxTotal) return false;
    bets = new Map([...next].filter(([, bet]) => bet > 0));
    return true;
  };

  return {
    on: (spot: string): number => bets.get(spot) ?? 0,
    total: (): number => sumOf(bets),
    isEmpty: (): boolean => bets.size === 0,
    hasLast: (): boolean => last.size > 0,
    toRecord: (): Readonly<Record<string, number>> => Object.fromEntries(bets),
    add: (spot: string, stake: number): boolean =>
      set(new Map([...bets, [spot, roundToMinor((bets.get(spot) ?? 0) + stake)]])),
    scale: (factor: number): boolean =>
      set(new Map([...bets].map(([spot, bet]) => [spot, floorToMinor(bet * factor)]))),
    clear: (): boolean => set(new Map()),
    /** Keeps the bets for `repeat`. */
    remember: (): void => {
      last = bets;
    },
    repeat: (): boolean => set(last),
  };
};
