import { depositWageringFactor } from '#contract/cashier/withdrawal-terms.ts';
import { contributionList } from '#contract/games/game-terms.ts';
import { wireLanguage } from '#i18n/locale.ts';
import type { PageWords } from '#i18n/page-words.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { type DepositPromotion, promotionBonus } from '../../model/deposit-channels.ts';

/** Returns a promotion's terms, one line each: bonus, wagering requirement, contributions of games and number of uses. */
export const promoTerms = (
  { t: { cashierDeposit: t }, locale }: PageWords,
  promo: DepositPromotion,
  amount: number,
): { readonly bonus: string; readonly lines: readonly string[] } => {
  const { minDeposit, bonusRate, maxBonus, turnover, days, maxBet, maxWin, maxConvertible, minOdds, timesADay, times } =
    promo;
  const added = promotionBonus(promo, amount);
  const bonus =
    added > 0
      ? t.promoAdds({ amount: formatShortAmount(added) })
      : amount > 0
        ? t.promoFrom({ amount: formatShortAmount(minDeposit) })
        : t.promoRate({
            share: formatRate(bonusRate),
            most: formatShortAmount(maxBonus),
            from: formatShortAmount(minDeposit),
          });
  const often = times === 1 ? t.promoOnce() : t.promoOften({ aDay: timesADay, times });
  const wagering = t.promoTerms({
    own: depositWageringFactor,
    times: turnover,
    days,
    bet: formatShortAmount(maxBet),
  });
  const limits = t.promoLimits({ win: formatRate(maxWin), most: maxConvertible, odds: minOdds.toFixed(2) });
  return {
    bonus,
    lines: [bonus, wagering, limits, t.promoCounts({ games: contributionList('bonus', wireLanguage(locale)) }), often],
  };
};
