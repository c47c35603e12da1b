import type { Value } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { periodWords } from './period-words.ts';

export type UnpaidDividend = Value<'downlineDividends'>['content'][number];

interface UnpaidDividendRowProps {
  readonly owed: UnpaidDividend;
  readonly busy: boolean;
  readonly onPay: () => void;
}

/** List row of an unpaid dividend with a button to pay it. */
export const UnpaidDividendRow = ({ owed, busy, onPay }: UnpaidDividendRowProps) => {
  const { t, locale } = useWords();
  const w = t.agentDividends;
  return (
    <li>
      <span>
        <b>{owed.account}</b>
        <span className="num">{periodWords(owed, locale)}</span>
        <span>
          {owed.teamNet < 0 ? w.teamWon() : w.teamLost()} <Amount value={Math.abs(owed.teamNet)} />
        </span>
        {owed.carriedIn < 0 && (
          <span>
            {w.carriedIn()} <Amount value={owed.carriedIn} />
          </span>
        )}
        {owed.carriedOut < 0 && (
          <span>
            {w.carriedOut()} <Amount value={owed.carriedOut} />
          </span>
        )}
      </span>
      <span className="dividends__end">
        <b>
          <Amount value={owed.amount} />
        </b>
        {owed.status === 'open' ? (
          <button
            type="button"
            className="btn btn--primary btn--s"
            aria-haspopup="dialog"
            aria-label={w.payTo({ name: owed.account })}
            disabled={busy}
            onClick={onPay}
          >
            {w.pay()}
          </button>
        ) : (
          <StatusChip tone={owed.status === 'paid' ? 'ok' : 'quiet'}>{w[owed.status]()}</StatusChip>
        )}
      </span>
    </li>
  );
};
