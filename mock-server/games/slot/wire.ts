/** Symbols by reel, each from top to bottom. */
export type Grid = readonly (readonly number[])[];

/** One prize; `units` of the stake's division. */
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

/** The first spin is the one paid for; the others are free. */
export interface SlotOutcome {
  readonly spins: readonly Spin[];
  /** The jackpot that the round could win, pesos; null for play money, absent in games without one. */
  readonly jackpot?: { readonly won: boolean; readonly pool: number } | null;
}

/** A progressive jackpot; amounts in pesos. */
export interface Jackpot {
  readonly name: string;
  readonly pool: number;
  /** What a new pool has. */
  readonly start: number;
  /** Stakes for each win on average. */
  readonly stakesPerWin: number;
  /** Per cent of each stake that the pool gets. */
  readonly contribution: number;
}

/** What the frame knows of the machine. */
export interface SlotTable {
  readonly rows: readonly number[];
  /** Empty where ways count. */
  readonly lines: readonly (readonly number[])[];
  readonly ways: number;
  /** For three, four, five of each picture symbol, in units. */
  readonly pays: readonly (readonly number[])[];
  readonly units: number;
  readonly wild: number;
  readonly scatter: number;
  readonly free: { readonly from: number; readonly spins: number; readonly factor: number };
  /** Addresses of the pictures, by symbol, wild and scatter last. */
  readonly pictures: readonly string[];
  readonly symbolNames: readonly string[];
  /** The progressive jackpot; null where the game takes no part. */
  readonly jackpot: Jackpot | null;
}
