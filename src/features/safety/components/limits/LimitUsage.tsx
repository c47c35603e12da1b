import type { OwnLimits } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { limitAmountText, limitTitle } from './LimitRow.tsx';
import css from './limit-usage.css?inline';

adoptStyles(css);

/** Used share of a limit from which its ring has the colour of a warning. */
const nearlyUsed = 0.8;

/** Overview of the limits that are set, each with the share that is used. */
export const LimitUsage = ({ value }: { readonly value: OwnLimits }) => {
  const words = useWords();
  const { t } = words;
  const limits = value.limits.filter(({ amount }) => amount !== null);
  return (
    <section className="protect__card" aria-label={t.safetyProtection.usage()}>
      <h3>{t.safetyProtection.usage()}</h3>
      {limits.length === 0 ? (
        <div className="limitusage__none">
          <p>{t.safetyProtection.noLimits()}</p>
          <a className="btn btn--quiet btn--s" href="#limits">
            {t.safetyProtection.set()}
          </a>
        </div>
      ) : (
        <ul className="limitusage">
          {limits.map((limit) => {
            const { kind, period, used, amount } = limit;
            const max = amount ?? 0;
            const share = max > 0 ? Math.min(used / max, 1) : 1;
            return (
              <li key={`${kind}.${period}`} {...(share >= nearlyUsed && { 'data-near': '' })}>
                <svg viewBox="0 0 64 64" aria-hidden="true">
                  <circle cx="32" cy="32" r="28" />
                  <circle cx="32" cy="32" r="28" pathLength="100" strokeDasharray={`${share * 100} 100`} />
                  <text x="32" y="37" textAnchor="middle">
                    {`${Math.floor(share * 100)}%`}
                  </text>
                </svg>
                <b>{limitTitle(words, limit)}</b>
                <span className="num">
                  {t.safetyProtection.used({
                    used: limitAmountText(words, kind, used),
                    amount: limitAmountText(words, kind, max),
                  })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};
