/** Markets on the final score of a match, whose picks a bet builder combines. */
export const scoreMarketKeys = ['result', 'handicap', 'total', 'parity', 'both', 'score'] as const;

/** Markets of a match: also the result of its first part, and several picks that must all win. */
export const sportsMarketKeys = [...scoreMarketKeys, 'first', 'builder'] as const;
export type SportsMarketKey = (typeof sportsMarketKeys)[number];

/** Exact scores that can be bet on, `home:away`; any other is the pick `other`. */
export const goalScores = [
  '0:0',
  '0:1',
  '0:2',
  '0:3',
  '1:0',
  '1:1',
  '1:2',
  '1:3',
  '2:0',
  '2:1',
  '2:2',
  '2:3',
  '3:0',
  '3:1',
  '3:2',
  '3:3',
] as const;

export const sportsPicks = [
  '1',
  'X',
  '2',
  'over',
  'under',
  'odd',
  'even',
  'yes',
  'no',
  ...goalScores,
  'other',
  'all',
] as const;
export type SportsPick = (typeof sportsPicks)[number];

/** A pick of a bet builder. */
export interface BuilderPart {
  readonly market: (typeof scoreMarketKeys)[number];
  readonly line: number | null;
  readonly pick: SportsPick;
}
