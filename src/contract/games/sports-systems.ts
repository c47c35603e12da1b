/** Number of picks that a system bet may have. */
export const systemPicks = { min: 3, max: 6 } as const;

/** Returns the index combinations of each size, in order: 3 picks by twos are `[0, 1]`, `[0, 2]`, `[1, 2]`. */
export const systemLines = (picks: number, sizes: readonly number[]): number[][] => {
  const ofSize = (size: number, from: number): number[][] => {
    if (size === 0) return [[]];
    const lines: number[][] = [];
    for (let first = from; first <= picks - size; first += 1)
      for (const rest of ofSize(size - 1, first + 1)) lines.push([first, ...rest]);
    return lines;
  };
  return sizes.flatMap((size) => ofSize(size, 0));
};

/** Names of systems that contain all combos from a size on, by number of picks. */
const fullNames = { 3: 'Trixie', 4: 'Yankee', 5: 'Canadian', 6: 'Heinz' } as const;

export interface BetSystem {
  /** Sizes of the combos, ascending. */
  readonly sizes: readonly number[];
  /** Name of the trade: `2/3`, `Trixie`. */
  readonly name: string;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Returns the system bets that a number of picks can make; none outside `systemPicks`. */
export const systemsOf = (picks: number): BetSystem[] => {
  const full = fullNames[picks as keyof typeof fullNames];
  if (!full) return [];
  return [
    ...range(2, picks - 1).map((size) => ({ sizes: [size], name: `${size}/${picks}` })),
    { sizes: range(2, picks), name: full },
    ...(picks === 3 ? [{ sizes: [1, 2, 3], name: 'Patent' }] : []),
  ];
};

/** Returns the system of these sizes; undefined if there is none. */
export const findSystem = (picks: number, sizes: readonly number[]): BetSystem | undefined =>
  systemsOf(picks).find((it) => it.sizes.join() === sizes.join());
