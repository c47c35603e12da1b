/** Home, draw, away. */
export type Result = '1' | 'X' | '2';

export interface Match {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** Epoch ms. */
  readonly starts: number;
  /** Odds by result; no X where a sport knows no draw. */
  readonly odds: Readonly<Partial<Record<Result, number>>>;
}

export interface Leg {
  readonly match: string;
  readonly pick: Result;
}

export interface SportsOutcome {
  /** In the order of the slip. */
  readonly legs: readonly {
    readonly match: string;
    readonly score: readonly [number, number];
    readonly won: boolean;
  }[];
}

export interface SportsTable {
  readonly matches: readonly Match[];
  readonly mostLegs: number;
  readonly mostOdds: number;
}
