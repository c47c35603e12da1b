import type { Content } from '#content/read.ts';
import { toMinor } from '#lib/money/money.ts';
import { treeCapTerms } from '#markets/current.ts';
import { birthdayGiftOf } from '#sim/features/rewards/rules/birthday-gifts.ts';
import { missionsBy } from '#sim/features/rewards/rules/mission-list.ts';
import { vipLevels } from '#sim/features/shared/vip-levels.ts';
import { rainTerms } from './red-rain.ts';

const timesAYear = { daily: 365, weekly: 53, never: 1 } as const;

/**
 * Returns the highest cost of gifts that belong to no deposit order, for a proven person in a year, in minor units, with some promotions.
 * All of them stay bonus money until a first deposit.
 */
export const yearlyGiftCosts = (promotions: Content['promotions']) => ({
  /** Without any deposit. Cashback, level-up gifts, rebates, missions and the leaderboard require own deposits. */
  withoutDeposit:
    Math.max(
      0,
      ...vipLevels
        .filter(({ deposit }) => deposit === 0)
        .flatMap(({ level }) => promotions.map(({ birthday }) => (birthday ? birthdayGiftOf(birthday, level) : 0))),
    ) + Math.max(0, ...promotions.map(({ referral }) => (referral ? referral.friends * toMinor(referral.reward) : 0))),
  /** What an agent catches in the red rain on average. */
  redRain: Math.round((timesAYear.daily * rainTerms.fund) / rainTerms.envelopes),
  missions: Math.max(
    ...promotions.map(({ missions }) =>
      missions ? missionsBy(missions).reduce((sum, { reward, resets }) => sum + reward * timesAYear[resets], 0) : 0,
    ),
  ),
  /** Cap on missions, birthday gifts, rebates and salaries, in addition to a share of the stakes. */
  treeCap: Math.ceil(timesAYear.daily / treeCapTerms.days) * toMinor(treeCapTerms.base),
  /** Level-up gifts, each once. */
  levels: vipLevels.reduce((sum, { upgradeGift }) => sum + upgradeGift, 0),
});
