import { useStore } from '@nanostores/react';
import { $session } from '#features/account/state/session.ts';
import { $unread, loadUnread } from '#features/messages/state/unread.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { CountBadge } from '#ui/CountBadge.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/styles/icons.ts';
import { type ContractFlag, pendingContracts } from '../../model/contracts.ts';
import { type AgentMenuKey, agentMenu } from '../../model/menu.ts';

const icons: Readonly<Record<AgentMenuKey, IconName>> = {
  teamOverview: 'team',
  accountRecord: 'receipt',
  team: 'agency',
  redRain: 'reward',
  teamPnl: 'chart',
  teamBetting: 'bets',
  agentRebate: 'percent',
  teamRebate: 'rebate',
  securityCenter: 'safe',
  webEmail: 'inbox',
};

/** Flags of the merchant without which an entry is hidden. */
const gates: Partial<Record<AgentMenuKey, string>> = { accountRecord: 'TRANSREC3', webEmail: 'MAILCEN' };

/** Icons of the menu, which the page includes in its document. */
export const agentMenuIcons: readonly IconName[] = [...Object.values(icons), 'desk', 'contract'];

interface AgentMenuProps {
  /** Flags of pending contract offers; null for agents who cannot have contracts. */
  readonly contracts: Readonly<Partial<Record<ContractFlag, unknown>>> | null;
}

/** Entries of the agent area. Styles hide those that the merchant leaves out (`agent.astro`). */
export const AgentMenu = ({ contracts }: AgentMenuProps) => {
  const { t } = useWords();
  const session = useStore($session, { ssr: () => null });
  const unread = useStore($unread, { ssr: () => 0 });
  useQuery('agent-unread', loadUnread);
  const labels = { ...t.agentHome, team: t.agentHome.myTeam };
  const pending = pendingContracts(session?.type, contracts ?? {});
  return (
    <nav className="agency__grid" aria-label={t.agentHome.entries()}>
      {(Object.keys(agentMenu) as AgentMenuKey[]).map((key) => (
        <a href={agentMenu[key]} data-menu={key} data-gate={gates[key]} key={key}>
          <i>
            <Icon name={icons[key]} />
            {key === 'webEmail' && <CountBadge count={unread} label={t.siteShell.unreadMessages({ n: unread })} />}
          </i>
          <span>{labels[key]()}</span>
        </a>
      ))}
      <a href={hrefOf('service')} data-service>
        <i>
          <Icon name="desk" />
        </i>
        <span>{t.agentHome.service()}</span>
      </a>
      {contracts && (
        <a href={pending[0]?.path ?? hrefOf('salaryContract')}>
          <i>
            <Icon name="contract" />
            <CountBadge count={pending.length} label={t.agentHome.pendingContracts({ n: pending.length })} />
          </i>
          <span>{t.agentHome.contracts()}</span>
        </a>
      )}
    </nav>
  );
};
