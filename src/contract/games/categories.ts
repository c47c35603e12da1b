/** The vassalages (vendor codes) that split the sports category. */
export const esportsVassalage = 'TF';

export const cockfightVassalage = 'DS88';

/** Vendors that launch through the lottery screen. */
export const lotteryLaunchCodes = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'] as const;

/** Vendors of the lottery screen whose list opens with the Elott prizes. */
const elottVendors: readonly string[] = ['ELOTT', 'TCG_SEA'];

/** Returns the prize mode with which a vendor's lottery screen opens. */
export const launchPrizeMode = (vassalage: string): 'elott' | 'lott' =>
  elottVendors.includes(vassalage) ? 'elott' : 'lott';

/** Returns the category of the lotteries of a prize mode. */
export const lotteryCategory = (prizeMode: string): 'ELOTT' | 'LOTT' => (prizeMode === 'elott' ? 'ELOTT' : 'LOTT');

export const lotteryCategories = ['ELOTT', 'LOTT'] as const;

/** Returns whether the games of a category are lotteries. */
export const isLotteryCategory = (category: string): boolean =>
  (lotteryCategories as readonly string[]).includes(category);

/** Menu categories in the order used when the server sends none. */
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
