import type { Value } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { formatCount } from '#lib/money/format-count.ts';

interface TeamTotalsProps {
  readonly head: Pick<Value<'subordinate'>, 'total' | 'footer'>;
  /** Selection mode for a transfer is on. */
  readonly choosing: boolean;
  readonly onChoose: () => void;
  /** Opens a transfer with a recipient search. */
  readonly onTransfer: () => void;
}

/** Number of listed members, their total balance and winnings, and the button to select several. */
export const TeamTotals = ({ head: { total, footer }, choosing, onChoose, onTransfer }: TeamTotalsProps) => {
  const { t } = useWords();
  return (
    <div className="team__sums">
      <p role="status">
        <b className="num">{t.agentTeam.found({ n: formatCount(total), count: total })}</b>
        <span>
          {t.agentTeam.balances()} <Amount value={footer.balance} />
        </span>
        <span>
          {t.agentTeam.won30()} <Amount value={footer.net} signed />
        </span>
      </p>
      {total > 0 && (
        <div>
          {!choosing && (
            <button type="button" className="btn btn--quiet btn--s" onClick={onTransfer}>
              {t.agentTeam.transfer()}
            </button>
          )}
          <button type="button" className="btn btn--quiet btn--s" aria-pressed={choosing} onClick={onChoose}>
            {choosing ? t.siteShell.cancel() : t.agentTeam.choose()}
          </button>
        </div>
      )}
    </div>
  );
};
