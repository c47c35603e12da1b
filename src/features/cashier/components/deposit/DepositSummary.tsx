import type { PageWords } from '../../../../i18n/page-words.ts';
import { toCentavos, toPesos } from '../../../../lib/money/money.ts';
import { Amount } from '../../../shared/Amount.tsx';
import { type DepositPromotion, promotionBonus } from '../../model/deposit-channels.ts';

interface DepositSummaryProps {
  readonly words: PageWords;
  readonly amount: number;
  readonly fee: number;
  readonly promo: DepositPromotion | null;
}

/** Amount to pay, fee, bonus and credited amount. */
export const DepositSummary = ({ words: { t }, amount, fee, promo }: DepositSummaryProps) => {
  const bonus = promo ? promotionBonus(promo, amount) : 0;
  const arrives = toPesos(toCentavos(amount) - toCentavos(fee) + toCentavos(bonus));
  return (
    <section aria-label={t.cashierDeposit.summary()}>
      <dl className="figures">
        <dt>{t.cashierDeposit.youPay()}</dt>
        <dd>
          <Amount pesos={amount} />
        </dd>
        <dt>{t.cashierDeposit.fee()}</dt>
        <dd>
          <Amount pesos={fee} />
        </dd>
        {bonus > 0 && (
          <>
            <dt>{t.cashierDeposit.bonus()}</dt>
            <dd>
              <Amount pesos={bonus} signed />
            </dd>
          </>
        )}
        <dt className="figures__sum">{t.cashierDeposit.arrives()}</dt>
        <dd className="figures__sum">
          <Amount pesos={arrives} />
        </dd>
      </dl>
    </section>
  );
};
