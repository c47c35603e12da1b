import type { Value } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { activeMemberStake } from '#markets/current.ts';
import { exampleOf } from '../../model/contract-terms.ts';

export type ContractTerms = NonNullable<Value<'dividendRequest'>>;

interface TermsProps {
  readonly terms: ContractTerms;
  readonly basis: 'turnover' | 'loss';
}

const Example = ({ terms, basis }: TermsProps) => {
  const { t } = useWords();
  const found = exampleOf(terms.steps, basis);
  if (!found) return null;
  const values = {
    turnover: formatShortAmount(found.turnover),
    lost: formatShortAmount(found.lost),
    n: found.activeMembers,
    earned: formatShortAmount(found.earned),
    rate: formatRate(found.rate ?? 0),
  };
  return (
    <p className="terms__example">
      <b>{t.agentContracts.exampleTitle()}</b>{' '}
      {found.rate === null
        ? t.agentContracts.exampleSum(values)
        : basis === 'loss'
          ? t.agentContracts.exampleLoss(values)
          : t.agentContracts.exampleTurnover(values)}
    </p>
  );
};

/** Terms of a contract in plain language: when it pays, the amount of each step, and a computed example. */
export const Terms = ({ terms, basis }: TermsProps) => {
  const { t, locale } = useWords();
  const every = {
    hour: t.agentContracts.perHour(),
    day: t.agentContracts.perDay(),
    'half-month': t.agentContracts.perHalfMonth(),
    month: t.agentContracts.perMonth(),
  }[terms.period];
  return (
    <div className="terms">
      <dl className="terms__facts">
        <div>
          <dt>{t.agentContracts.startsOn()}</dt>
          <dd className="num">{dayName(terms.startsOn, locale)}</dd>
        </div>
        <div>
          <dt>{t.agentContracts.paidEvery()}</dt>
          <dd>{every}</dd>
        </div>
        {basis === 'loss' && (
          <div>
            <dt>{t.agentContracts.losses()}</dt>
            <dd>{terms.carriesLosses ? t.agentContracts.lossesCarried() : t.agentContracts.lossesForgotten()}</dd>
          </div>
        )}
      </dl>
      <h3>{t.agentContracts.stepsTitle()}</h3>
      <ol className="terms__steps">
        {terms.steps.map(({ from, activeMembers, rate, amount }) => (
          <li key={`${from} ${activeMembers}`}>
            <span>{t.agentContracts.step({ from: formatShortAmount(from), n: activeMembers })}</span>
            <b className="num">
              {amount !== null
                ? formatShortAmount(amount)
                : t.agentContracts[basis === 'loss' ? 'paysLoss' : 'paysTurnover']({ rate: formatRate(rate ?? 0) })}
            </b>
          </li>
        ))}
      </ol>
      <Example terms={terms} basis={basis} />
      <p className="terms__small">{t.agentContracts.highestCounts({ amount: formatShortAmount(activeMemberStake) })}</p>
      {basis === 'loss' && (
        <p className="terms__small">
          {terms.carriesLosses ? t.agentContracts.lossesCarriedText() : t.agentContracts.lossesForgottenText()}
        </p>
      )}
      {terms.note && <blockquote className="terms__note">{terms.note}</blockquote>}
    </div>
  );
};
