import type { Deposit } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { CopyButton } from '#features/shared/CopyButton.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';

/** Statuses in which nothing is credited. */
const failed: ReadonlySet<Deposit['status']> = new Set(['rejected', 'expired', 'cancelled']);

/** Reference number, channel and amounts of a deposit. */
export const DepositFacts = ({ order }: { readonly order: Deposit }) => {
  const { t, locale } = useWords();
  const { depositId, channel, bank, amount, fee, bonus, promotion, at } = order;
  const arrives = toMajor(toMinor(amount) - toMinor(fee) + toMinor(bonus));
  return (
    <dl className="figures figures--panel">
      <dt>{t.cashierDeposit.orderNo()}</dt>
      <dd className="num">
        {depositId}
        <CopyButton
          text={depositId}
          label={t.cashierDeposit.copyOf({ what: t.cashierDeposit.orderNo() })}
          copied={t.cashierDeposit.copied()}
        />
      </dd>
      <dt>{t.cashierDeposit.way()}</dt>
      <dd>{bank?.name ?? t.cashierDeposit[`channel_${channel}`]()}</dd>
      <dt>{t.cashierDeposit.orderedAt()}</dt>
      <dd className="num">{dayAndTime(at, locale)}</dd>
      {!failed.has(order.status) && (
        <>
          <dt>{t.cashierDeposit.fee()}</dt>
          <dd>
            <Amount value={fee} />
          </dd>
          {bonus > 0 && (
            <>
              <dt>{promotion ?? t.cashierDeposit.bonus()}</dt>
              <dd>
                <Amount value={bonus} signed />
              </dd>
            </>
          )}
          <dt className="figures__sum">
            {order.status === 'approved' ? t.cashierDeposit.arrived() : t.cashierDeposit.arrives()}
          </dt>
          <dd className="figures__sum">
            <Amount value={arrives} />
          </dd>
        </>
      )}
    </dl>
  );
};
