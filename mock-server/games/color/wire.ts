export const colours = ['yellow', 'white', 'pink', 'blue', 'red', 'green'] as const;
export type Colour = (typeof colours)[number];

export interface ColourOutcome {
  /** Colours on the three dice. */
  readonly thrown: readonly Colour[];
}

export interface ColourTable {
  readonly colours: readonly Colour[];
  /** Payout factors for one, two and three dice, stake included. */
  readonly pays: readonly [number, number, number];
}
