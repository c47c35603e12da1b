/** Symbols by reel, each from top to bottom. */
export type Grid = readonly (readonly number[])[];

/** One prize; `units` are parts of the stake. */
export interface SlotWin {
  readonly symbol: number;
  readonly count: number;
  /** Reel and row of each cell that took part. */
  readonly cells: readonly (readonly [reel: number, row: number])[];
  readonly line?: number;
  readonly ways?: number;
  readonly units: number;
}

export interface Spin {
  readonly grid: Grid;
  readonly wins: readonly SlotWin[];
}

/** The first spin is paid; the others are free. */
export interface SlotOutcome {
  readonly spins: readonly Spin[];
  /** The jackpot that the round could win, major units; null for play money, absent in games without one. */
  readonly jackpot?: { readonly won: boolean; readonly pool: number } | null;
}

/** A progressive jackpot; amounts in major units. */
export interface Jackpot {
  readonly name: string;
  readonly pool: number;
  /** Amount of a new pool. */
  readonly start: number;
  /** Average stakes per win. */
  readonly stakesPerWin: number;
  /** Percentage of each stake that goes to the pool. */
  readonly contribution: number;
}

/** Data of the machine for the frame. */
export interface SlotTable {
  readonly rows: readonly number[];
  /** Empty if ways count. */
  readonly lines: readonly (readonly number[])[];
  readonly ways: number;
  /** Payouts for three, four, five of each picture symbol, in units. */
  readonly pays: readonly (readonly number[])[];
  readonly units: number;
  readonly wild: number;
  readonly scatter: number;
  readonly free: { readonly from: number; readonly spins: number; readonly factor: number };
  /** URLs of the pictures, by symbol, wild and scatter last. */
  readonly pictures: readonly string[];
  readonly symbolNames: readonly string[];
  /** The progressive jackpot; null if the game takes no part. */
  readonly jackpot: Jackpot | null;
}
