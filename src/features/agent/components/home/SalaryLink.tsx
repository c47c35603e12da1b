import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import type { QueryResult } from '#features/shared/use-query.ts';
import type { Words } from '#i18n/translate.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';

interface SalaryLinkProps {
  readonly t: Words;
  readonly loaded: QueryResult<Value<'fundsConsolidated'>>;
}

/** Today's salary, linked to the income page; a dash if it could not be loaded. */
export const SalaryLink = ({ t, loaded: { value, state } }: SalaryLinkProps) => (
  <a className="agency__salary" href={hrefOf('agentIncome')}>
    <span>{t.agentHome.salaryToday()}</span>
    <b className="num" data-waiting={state === 'waiting' || undefined}>
      {value ? <OwnAmount value={value.funds.salary} /> : state === 'failed' && '–'}
    </b>
    <Icon name="go" />
  </a>
);
