import { useId, useState } from 'react';
import { rebateSettings } from '#contract/agent/team.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs, tabPanel } from '#ui/Tabs.tsx';
import { OpenAccountForm } from './OpenAccountForm.tsx';
import './open-account.css';
import { lazyComponent } from '#features/shared/lazy-component.tsx';

const LinkList = lazyComponent(() => import('./LinkList.tsx'));

/** Page to open downline accounts, directly or by referral links. */
export const OpenAccountPage = () => {
  const { t } = useWords();
  const panel = useId();
  const [tab, setTab] = useState<'direct' | 'links'>('direct');
  const loaded = useQuery('rebate-settings', (signal) => api(rebateSettings, { signal }));
  return (
    <div className="opening">
      <Tabs
        label={t.agentOpenAccount.ways()}
        tabs={[
          { key: 'direct', label: t.agentOpenAccount.direct() },
          { key: 'links', label: t.agentOpenAccount.links() },
        ]}
        active={tab}
        onChoose={setTab}
        panel={panel}
      />
      <div {...tabPanel(panel, tab)}>
        <LoadState loaded={loaded} skeleton={<Skeleton shape="row" count={6} />}>
          {(settings) =>
            tab === 'direct' ? <OpenAccountForm settings={settings} /> : <LinkList settings={settings} />
          }
        </LoadState>
      </div>
    </div>
  );
};
