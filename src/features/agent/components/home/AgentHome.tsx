import { useStore } from '@nanostores/react';
import { fundsConsolidated } from '#contract/agent/funds.ts';
import { isContractAgent } from '#features/account/model/roles.ts';
import { $session } from '#features/account/state/session.ts';
import { useQuery } from '#features/shared/use-query.ts';
import type { Locale } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { AgentMenu } from './AgentMenu.tsx';
import { SalaryLink } from './SalaryLink.tsx';
import { TeamCounters } from './TeamCounters.tsx';
import './agent-home.css';

/**
 * Agent's home below the balance: today's salary, the team's counters and the menu. Salary and contracts are left out
 * for agents who cannot have contracts.
 */
export const AgentHome = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const session = useStore($session, { ssr: () => null });
  const mayHaveContracts = !session || isContractAgent(session.type);
  const funds = useQuery(session && mayHaveContracts ? 'agent-funds' : null, (signal) =>
    api(fundsConsolidated, { signal }),
  );
  return (
    <>
      {mayHaveContracts && <SalaryLink t={t} loaded={funds} />}
      <TeamCounters t={t} />
      <AgentMenu t={t} contracts={mayHaveContracts ? (funds.value ?? {}) : null} />
    </>
  );
};
