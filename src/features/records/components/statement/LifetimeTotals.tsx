import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import '#features/shared/record-list.css';

interface LifetimeTotalsProps {
  readonly statement: Pick<Value<'statement'>, 'life' | 'since'>;
}

type Part = readonly [label: string, major: number, signed: boolean];

const unlessZero = (...part: Part): readonly Part[] => (part[1] === 0 ? [] : [part]);

/** Lifetime net deposits, and the sums that lead from the opening balance to the balance now. */
export const LifetimeTotals = ({ statement: { life, since } }: LifetimeTotalsProps) => {
  const { t, locale: current } = useWords();
  const { recordsReports: reports } = t;
  const parts = [
    ...unlessZero(reports.openingBalance(), life.openingBalance, false),
    [reports.deposits(), life.deposits, false],
    ...unlessZero(reports.depositFees(), life.fees, false),
    [reports.withdrawals(), life.withdrawals, false],
    [reports.netResult(), life.net, true],
    ...unlessZero(reports.transfers(), life.transfers, true),
    ...unlessZero(reports.notCounted(), life.pending, true),
    [reports.balanceNow(), life.closingBalance, false],
  ] as const;
  return (
    <section className="statement__life">
      <h2>{reports.netDeposits()}</h2>
      <p className="statement__net">
        <OwnAmount value={life.netDeposits} />
      </p>
      <p className="statement__hint">
        {reports.lifeTitle({ day: dayName(dayOf(since), current) })} · {reports.netDepositsMeaning()}
      </p>
      <dl className="records__sums">
        {parts.map(([label, major, signed]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              <OwnAmount value={major} signed={signed} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
