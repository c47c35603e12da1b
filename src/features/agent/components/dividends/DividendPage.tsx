import { useId, useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Tabs, tabPanel } from '#ui/Tabs.tsx';
import { OwnDividends } from './OwnDividends.tsx';
import './dividends.css';
import { lazyComponent } from '#features/shared/lazy-component.tsx';

const DownlineDividends = lazyComponent(() => import('./DownlineDividends.tsx'));

/** Dividends that the agent receives, and those owed to downline agents. */
export const DividendPage = () => {
  const { t } = useWords();
  const panel = useId();
  const [side, setSide] = useState<'own' | 'below'>('own');
  return (
    <div className="dividends">
      <Tabs
        label={t.agentDividends.sides()}
        tabs={[
          { key: 'own', label: t.agentDividends.mine() },
          { key: 'below', label: t.agentDividends.below() },
        ]}
        active={side}
        onChoose={setSide}
        panel={panel}
      />
      <div {...tabPanel(panel, side)}>{side === 'own' ? <OwnDividends /> : <DownlineDividends />}</div>
    </div>
  );
};
