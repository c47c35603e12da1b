import { brand } from '../../../../brands/current.ts';
import { depositTurnover, otherGamesDivisor } from '../../../../contract/terms.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { formatMoney } from '../../../../lib/money/money.ts';
import { type DepositPromotion, promotionBonus } from '../../model/deposit-channels.ts';

const pesos = (amount: number): string => formatMoney(amount, brand.currency.sign).replace(/\.00$/, '');

/** Returns a promotion's bonus and wagering requirement in one line. */
export const promoTerms = ({ cashierDeposit: t }: Words, promo: DepositPromotion, amount: number): string => {
  const { minDeposit, bonusRate, maxBonus, turnover, days, maxBet, timesADay, times } = promo;
  const bonus = promotionBonus(promo, amount);
  const adds =
    bonus > 0
      ? t.promoAdds({ amount: pesos(bonus) })
      : amount > 0
        ? t.promoFrom({ amount: pesos(minDeposit) })
        : t.promoRate({ share: `${Math.round(bonusRate * 100)}%`, most: pesos(maxBonus), from: pesos(minDeposit) });
  const often = times === 1 ? t.promoOnce() : t.promoOften({ aDay: timesADay, times });
  const wagering = t.promoTerms({
    own: depositTurnover,
    times: turnover,
    days,
    bet: pesos(maxBet),
    others: `${100 / otherGamesDivisor}%`,
  });
  return `${adds} ${wagering} ${often}`;
};
