import { brand } from '../../../../brands/current.ts';
import { declineLimits, ownLimits } from '../../../../contract/safety/limits.ts';
import { errorText } from '../../../../i18n/error-words.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import { api } from '../../../../lib/http/client.ts';
import { codeOf } from '../../../../lib/http/errors.ts';
import { formatMoney } from '../../../../lib/money/money.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { limitName } from '../../../safety/model/limit-name.ts';
import { useQuery } from '../../../shared/use-query.ts';
import './deposit-limits.css';

/** Remaining deposit limits (X02), or the prompt to set limits for members without a choice yet (X03). */
export const DepositLimits = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const { value, replace } = useQuery('own-limits', () => api(ownLimits), { locale });
  if (!value) return null;
  const money = (pesos: number): string => formatMoney(pesos, brand.currency.sign);
  const decline = async (): Promise<void> => {
    try {
      replace(await api(declineLimits));
    } catch (error) {
      showToast(errorText(t, codeOf(error)), { kind: 'bad' });
    }
  };
  if (!value.asked)
    return (
      <section className="own-limits" aria-label={t.realityChecks.askTitle()}>
        <b>{t.realityChecks.askTitle()}</b>
        <p>{t.realityChecks.askText()}</p>
        <div className="own-limits__ways">
          <Button look="quiet" onClick={() => void decline()}>
            {t.realityChecks.askNo()}
          </Button>
          <a className="btn btn--quiet" href="/m/responsible#limits">
            {t.realityChecks.askYes()}
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
          {t.realityChecks.depositLeft({
            limit: t.realityChecks[limitName(kind, period)](),
            left: money(left),
            amount: money(amount),
          })}
        </li>
      ))}
    </ul>
  );
};
