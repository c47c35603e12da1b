import { useId, useState } from 'react';
import { rebateSettings } from '../../../../contract/agent/team.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import { api } from '../../../../lib/http/client.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { LoadState } from '../../../shared/LoadState.tsx';
import { useLoad } from '../../../shared/use-load.ts';
import { AccountForm } from './AccountForm.tsx';
import './opening.css';
import { lazyPart } from '../../../shared/lazy-part.tsx';

const LinkList = lazyPart(() => import('./LinkList.tsx'));

/** Accounts opened below: directly, or by links that others register with (R036, R257). */
export const OpeningPage = ({ locale }: { readonly locale: Locale }) => {
  const words = useWords(locale);
  const { t } = words;
  const panel = useId();
  const [way, setWay] = useState<'direct' | 'links'>('direct');
  const loaded = useLoad('rebate-settings', () => api(rebateSettings), { locale });
  return (
    <div className="opening">
      <Tabs
        label={t.agencyOpen.ways()}
        tabs={[
          { key: 'direct', label: t.agencyOpen.direct() },
          { key: 'links', label: t.agencyOpen.links() },
        ]}
        active={way}
        onChoose={setWay}
        panel={panel}
      />
      <div id={panel} role="tabpanel">
        <LoadState locale={locale} loaded={loaded} skeleton={<Skeleton shape="row" count={6} />}>
          {(settings) =>
            way === 'direct' ? (
              <AccountForm words={words} settings={settings} />
            ) : (
              <LinkList words={words} locale={locale} settings={settings} />
            )
          }
        </LoadState>
      </div>
    </div>
  );
};
