import { useStore } from '@nanostores/react';
import { fundsConsolidated } from '#contract/agent/funds.ts';
import type { Value } from '#contract/types.ts';
import { isContractAgent } from '#features/account/model/roles.ts';
import { $session } from '#features/account/state/session.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { type QueryResult, useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { formatCount } from '#lib/money/format-count.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { teamCounters } from '../../api/counters.ts';
import { AgentMenu } from './AgentMenu.tsx';
import './agent-home.css';

interface SalaryLinkProps {
  readonly loaded: QueryResult<Value<'fundsConsolidated'>>;
}

/** Today's salary, linked to the income page; a dash if it could not be loaded. */
const SalaryLink = ({ loaded: { value, state } }: SalaryLinkProps) => {
  const { t } = useWords();
  return (
    <a className="agency__salary" href={hrefOf('agentIncome')}>
      <span>{t.agentHome.salaryToday()}</span>
      <b className="num" data-waiting={state === 'waiting' || undefined}>
        {value ? <OwnAmount value={value.funds.salary} /> : state === 'failed' && '–'}
      </b>
      <Icon name="go" />
    </a>
  );
};

/** The team's counters of today; a dash for those whose call failed. */
const TeamCounters = () => {
  const { t } = useWords();
  const { value } = useQuery('agent-counters', teamCounters);
  const labels = {
    teamLoginMemberCount: t.agentHome.loggedIn(),
    teamBetMemberCount: t.agentHome.bet(),
    teamRegisterMemberCount: t.agentHome.joined(),
    teamOnlineCount: t.agentHome.onlineNow(),
  };
  return (
    <dl className="agency__counters" aria-label={t.agentHome.counters()}>
      {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd className="num" data-waiting={!value || undefined}>
            {value && (value[name] === null ? '–' : formatCount(value[name]))}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/**
 * Agent's home below the balance: today's salary, the team's counters and the menu. Salary and contracts are left out
 * for agents who cannot have contracts.
 */
export const AgentHome = () => {
  const session = useStore($session, { ssr: () => null });
  const mayHaveContracts = !session || isContractAgent(session.type);
  const funds = useQuery(session && mayHaveContracts ? 'agent-funds' : null, (signal) =>
    api(fundsConsolidated, { signal }),
  );
  return (
    <>
      {mayHaveContracts && <SalaryLink loaded={funds} />}
      <TeamCounters />
      <AgentMenu contracts={mayHaveContracts ? (funds.value ?? {}) : null} />
    </>
  );
};
