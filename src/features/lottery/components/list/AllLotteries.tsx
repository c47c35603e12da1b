import { useId, useState } from 'react';
import { ErrorBoundary } from '#features/shared/ErrorBoundary.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useImageHosts } from '#features/shared/use-image-hosts.ts';
import { useWords } from '#i18n/use-words.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useView } from '../use-view.ts';
import { ListedLotteries } from './ListedLotteries.tsx';
import { LotteryRow } from './LotteryRow.tsx';
import type { ListedGroup } from './listed.ts';
import { allLotteries, useLotteryList } from './use-lottery-list.ts';
import '#ui/tabs.css';
import './all-lotteries.css';
import '#ui/styles/chip.css';
import '#ui/styles/shelf.css';

const Orders = lazyComponent(() => import('../orders/Orders.tsx'));

interface AllLotteriesProps {
  /** Prerendered lotteries. */
  readonly built: readonly ListedGroup[];
  readonly cdn: string;
}

const views = ['lotteries', 'mine'] as const;

/** All lotteries by prize mode, and the player's orders. */
export const AllLotteries = ({ built, cdn }: AllLotteriesProps) => {
  const { t } = useWords();
  const panel = useId();
  const hosts = useImageHosts(cdn);
  const [view, setView] = useView(views);
  const [mode, setMode] = useState('');
  const listed = useLotteryList(allLotteries, built);
  return (
    <div className="stack stack--close lotteries">
      <Tabs
        label={t.lotteryDraws.views()}
        tabs={views.map((key) => ({ key, label: t.lotteryDraws[key]() }))}
        active={view}
        onChoose={setView}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-label={t.lotteryDraws[view]()}>
        <ErrorBoundary>
          {view === 'mine' ? (
            <Orders />
          ) : (
            <ListedLotteries listed={listed}>
              {(groups) => (
                <>
                  {groups.length > 1 && (
                    <ChipGroup
                      className="scroller lotteries__modes"
                      label={t.lotteryDraws.groups()}
                      options={[
                        { key: '', label: t.lotteryDraws.all() },
                        ...groups.map(({ prizeMode, name }) => ({ key: prizeMode, label: name })),
                      ]}
                      chosen={mode}
                      onChoose={setMode}
                    />
                  )}
                  {groups
                    .filter(({ prizeMode }) => mode === '' || prizeMode === mode)
                    .map(({ prizeMode, name, lotteries }) => (
                      <section key={prizeMode}>
                        <div className="sec">
                          <h2>{name}</h2>
                        </div>
                        <ul className="lottos">
                          {lotteries.map((it) => (
                            <LotteryRow key={it.code} lottery={it} hosts={hosts} />
                          ))}
                        </ul>
                      </section>
                    ))}
                </>
              )}
            </ListedLotteries>
          )}
        </ErrorBoundary>
      </div>
    </div>
  );
};
