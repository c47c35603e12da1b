export const colours = ['yellow', 'white', 'pink', 'blue', 'red', 'green'] as const;
export type Colour = (typeof colours)[number];

export interface ColourOutcome {
  /** What the three dice show. */
  readonly thrown: readonly Colour[];
}

export interface ColourTable {
  readonly colours: readonly Colour[];
  /** For one, two and three dice; the bet is in it. */
  readonly pays: readonly [number, number, number];
}
