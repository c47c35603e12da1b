/** Markets of a match. */
export const sportsMarketKeys = ['result', 'handicap', 'total', 'first', 'parity', 'both', 'score'] as const;
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
] as const;
export type SportsPick = (typeof sportsPicks)[number];
