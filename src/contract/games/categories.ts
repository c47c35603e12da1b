/** The vassalages (vendor codes) that split the sports category (A39). */
export const esportsVassalage = 'TF';

export const cockfightVassalage = 'DS88';

/** Vendors that launch through the lottery screen (R119). */
export const lotteryLaunchCodes = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'] as const;

/** Menu categories in the order used when the server sends none (R090). */
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
