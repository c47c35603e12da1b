import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import '#features/shared/record-list.css';
import './pnl.css';

type Sums = Value<'memberPnl'>['footer'];

const parts = [
  ['stake', 'staked'],
  ['payout', 'paidOut'],
  ['bonus', 'bonus'],
  ['rebate', 'rebate'],
  ['deposits', 'deposits'],
  ['withdrawals', 'withdrawals'],
] as const satisfies readonly (readonly [keyof Sums, keyof Words['recordsReports']])[];

/** Net result of a period and its components. */
export const PnlTotals = ({ sums }: { readonly sums: Sums }) => {
  const { t } = useWords();
  return (
    <section className="pnl__sums">
      <h2>{t.recordsReports.netResult()}</h2>
      <p className="pnl__net">
        <OwnAmount value={sums.net} signed />
      </p>
      <p className="pnl__hint">{t.recordsReports.netMeaning()}</p>
      <dl className="records__sums">
        {parts.map(([key, name]) => (
          <div key={key}>
            <dt>{t.recordsReports[name]()}</dt>
            <dd className="num">
              <OwnAmount value={sums[key]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
