/** Names of the drawn banners; separate from the drawing code, so that the browser editor loads only the names. */
export const bannerIds = [
  'welcome',
  'cashback',
  'derby',
  'fair',
  'invite',
  'rewards',
  'fishing',
  'esports',
  'lottery',
  'live',
  'slots',
  'spin',
  'vip',
  'deposit',
  'birthday',
  'holiday',
  'color',
  'hoops',
  'biyahe',
  'jackpot',
  'app',
] as const;

export type BannerId = (typeof bannerIds)[number];
export const isBannerId = (id: string): id is BannerId => (bannerIds as readonly string[]).includes(id);
