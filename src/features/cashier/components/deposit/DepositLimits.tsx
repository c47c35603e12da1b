import { declineLimits, ownLimits } from '#contract/safety/limits.ts';
import { limitName } from '#features/safety/model/limit-name.ts';
import { showCallError } from '#features/shared/show-call-error.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import './deposit-limits.css';

/** Remaining deposit limits, or the prompt to set limits for members without a choice yet. */
export const DepositLimits = () => {
  const { t } = useWords();
  const { value, replace } = useQuery('own-limits', (signal) => api(ownLimits, { signal }));
  if (!value) return null;
  const decline = async (): Promise<void> => {
    try {
      replace(await api(declineLimits));
    } catch (error) {
      showCallError(t, error);
    }
  };
  if (!value.asked)
    return (
      <section className="own-limits" aria-label={t.safetyRealityCheck.askTitle()}>
        <b>{t.safetyRealityCheck.askTitle()}</b>
        <p>{t.safetyRealityCheck.askText()}</p>
        <div className="own-limits__ways">
          <Button look="quiet" onClick={() => void decline()}>
            {t.safetyRealityCheck.askNo()}
          </Button>
          <a className="btn btn--quiet" href={`${hrefOf('responsible')}#limits`}>
            {t.safetyRealityCheck.askYes()}
          </a>
        </div>
      </section>
    );
  const lines = value.limits.flatMap(({ kind, period, amount, left }) =>
    kind === 'deposit' && amount !== null && left !== null ? [{ kind, period, amount, left }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <ul className="own-limits">
      {lines.map(({ kind, period, amount, left }) => (
        <li key={period} className="num">
          {t.safetyRealityCheck.depositLeft({
            limit: t.safetyRealityCheck[limitName(kind, period)](),
            left: formatAmount(left),
            amount: formatAmount(amount),
          })}
        </li>
      ))}
    </ul>
  );
};
