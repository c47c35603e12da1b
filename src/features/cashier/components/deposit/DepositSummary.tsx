import { useStore } from '@nanostores/react';
import { depositWageringFactor } from '#contract/cashier/withdrawal-terms.ts';
import type { Value } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { dayMs } from '#lib/dates/units.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { type DepositPromotion, promotionBonus } from '../../model/deposit-channels.ts';
import { $wallet } from '../../state/wallet.ts';

interface DepositSummaryProps {
  readonly wagering: Value<'wagering'> | null;
  readonly amount: number;
  readonly fee: number;
  readonly promo: DepositPromotion | null;
}

/** Amount to pay, fee, bonus and credited amount, and how much of it is locked until when. */
export const DepositSummary = ({ wagering, amount, fee, promo }: DepositSummaryProps) => {
  const { t, locale } = useWords();
  const now = useStore($serverTime, { ssr: () => 0 });
  const { sumBalance } = useStore($wallet, { ssr: () => ({ sumBalance: null, loading: false }) });
  const bonus = promo ? promotionBonus(promo, amount) : 0;
  const credited = toMajor(toMinor(amount) - toMinor(fee));
  const arrives = toMajor(toMinor(credited) + toMinor(bonus));
  return (
    <section aria-label={t.cashierDeposit.summary()}>
      <dl className="figures">
        <dt>{t.cashierDeposit.youPay()}</dt>
        <dd>
          <Amount value={amount} />
        </dd>
        <dt>{t.cashierDeposit.fee()}</dt>
        <dd>
          <Amount value={fee} />
        </dd>
        {bonus > 0 && (
          <>
            <dt>{t.cashierDeposit.bonus()}</dt>
            <dd>
              <Amount value={bonus} signed />
            </dd>
          </>
        )}
        <dt className="figures__sum">{t.cashierDeposit.arrives()}</dt>
        <dd className="figures__sum">
          <Amount value={arrives} />
        </dd>
      </dl>
      {amount > 0 && (
        <ul className="cashier__locks">
          <li>{t.cashierDeposit.lockedDeposit({ amount: formatAmount(credited * depositWageringFactor) })}</li>
          {bonus > 0 && promo && now > 0 && (
            <li>
              {t.cashierDeposit.lockedBonus({
                amount: formatAmount(bonus * promo.turnover),
                day: dayAndTime(now + promo.days * dayMs, locale),
              })}
            </li>
          )}
          {wagering && wagering.left > 0 && (
            <li>{t.cashierDeposit.lockedFirst({ amount: formatAmount(wagering.left) })}</li>
          )}
          {wagering && (sumBalance ?? 0) > wagering.locked && <li>{t.cashierDeposit.restFree()}</li>}
        </ul>
      )}
    </section>
  );
};
