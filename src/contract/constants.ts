/** Constants that site and simulator share (docs/requirements.md, §9). Entries per page of game lists. */
export const pageSize = { games: 26, favourites: 26, recents: 25 } as const;

/** The amount in the deposit button's bubble, pesos (R064, A03). */
export const bubbleAmount = 277;

/** Options for the minimum bet in the filter drawer, pesos, after "All" (R105). */
export const minimumBets = [0.01, 0.05, 0.1, 0.5, 0.75] as const;

/** Options for the lowest return to player in the filter drawer, percent, after "any". */
export const rtpPicks = [95, 96, 97] as const;

/** How payouts of a game are spread. */
export const volatilities = ['low', 'medium', 'high'] as const;

/** The vassalages that split the sports category (A39). */
export const esportsVassalage = 'TF';
export const cockfightVassalage = 'DS88';

/** Vendors that launch through the lottery screen (R119). */
export const lotteryLaunchCodes = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'] as const;

/** Menu categories in the order that applies when the server names none (R090). */
export const categories = [
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
] as const;
export type Category = (typeof categories)[number];

/** Pesos of one transfer between members of a line, both ends included. */
export const transferRange = { min: 1, max: 100_000_000 } as const;

/** Transfers in one call at most. */
export const maxTransfers = 50;

/** Characters of a member's password. */
export const passwordLength = { min: 8, max: 20 } as const;

/** The largest request body the simulator reads, bytes; uploads have their own (R216). */
export const bodyLimit = 256 * 1024;
