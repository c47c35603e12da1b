import type { Withdrawal } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { CopyButton } from '#features/shared/CopyButton.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';

interface WithdrawalFactsProps {
  readonly order: Withdrawal;
}

/** Reference number, account and amounts of a withdrawal. */
export const WithdrawalFacts = ({ order }: WithdrawalFactsProps) => {
  const { t, locale } = useWords();
  const { withdrawId, bankName, card, amount, fee, status, at } = order;
  const isReturned = status === 'rejected' || status === 'cancelled';
  const copy = t.cashierWithdraw.copyOf({ what: t.cashierWithdraw.orderNo() });
  return (
    <dl className="figures figures--panel">
      <dt>{t.cashierWithdraw.orderNo()}</dt>
      <dd className="num">
        {withdrawId}
        <CopyButton text={withdrawId} label={copy} copied={t.cashierWithdraw.copied()} />
      </dd>
      <dt>{t.cashierWithdraw.to()}</dt>
      <dd className="num">
        {bankName} {card}
      </dd>
      <dt>{t.cashierWithdraw.askedAt()}</dt>
      <dd className="num">{dayAndTime(at, locale)}</dd>
      {isReturned ? (
        <>
          <dt className="figures__sum">{t.cashierWithdraw.returned()}</dt>
          <dd className="figures__sum">
            <Amount value={amount} />
          </dd>
        </>
      ) : (
        <>
          <dt>{t.cashierWithdraw.fee()}</dt>
          <dd>
            <Amount value={fee} />
          </dd>
          <dt className="figures__sum">
            {status === 'paid' ? t.cashierWithdraw.arrived() : t.cashierWithdraw.arrives()}
          </dt>
          <dd className="figures__sum">
            <Amount value={toMajor(toMinor(amount) - toMinor(fee))} />
          </dd>
        </>
      )}
    </dl>
  );
};
