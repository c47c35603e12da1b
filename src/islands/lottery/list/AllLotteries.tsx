import { lazy, Suspense, useId, useState } from 'react';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { loadLotteries } from '../../../stores/lottery/lotteries.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useHosts } from '../use-hosts.ts';
import { useView } from '../use-view.ts';
import { ListState } from './ListState.tsx';
import { LotteryRow } from './LotteryRow.tsx';
import type { ListedGroup } from './listed.ts';
import { useListed } from './use-listed.ts';
import '../../../ui/tabs.css';
import './all-lotteries.css';
import '../../../styles/chip.css';
import '../../../styles/shelf.css';

const Orders = lazy(() => import('../orders/Orders.tsx'));

interface AllProps {
  readonly locale: Locale;
  /** As the build knew them. */
  readonly built: readonly ListedGroup[];
  readonly cdn: string;
}

const views = ['lotteries', 'mine'] as const;

/** A07: every lottery by prize mode, and the player's orders beside them. */
export const AllLotteries = ({ locale, built, cdn }: AllProps) => {
  const { t } = useWords(locale);
  const panel = useId();
  const hosts = useHosts(cdn);
  const [view, setView] = useView(views);
  const [mode, setMode] = useState('');
  const { groups, failure, retry } = useListed(loadLotteries);
  const all = groups ?? (failure ? [] : built);
  const shown = all.filter(({ prizeMode }) => mode === '' || prizeMode === mode);
  const chips = [{ prizeMode: '', name: t.draws.all() }, ...all];
  return (
    <div className="stack stack--close lotteries">
      <Tabs
        label={t.draws.views()}
        tabs={views.map((key) => ({ key, label: t.draws[key]() }))}
        active={view}
        onChoose={setView}
        panel={panel}
      />
      <div id={panel} role="tabpanel" aria-label={t.draws[view]()}>
        <Boundary text={t.frame.loadFailed()} retry={t.frame.retry()}>
          {view === 'mine' ? (
            <Suspense>
              <Orders locale={locale} />
            </Suspense>
          ) : (
            <>
              {all.length > 1 && (
                <fieldset className="scroller lotteries__modes" aria-label={t.draws.groups()}>
                  {chips.map(({ prizeMode, name }) => (
                    <button
                      type="button"
                      className="chip"
                      key={prizeMode}
                      aria-pressed={mode === prizeMode}
                      onClick={() => setMode(prizeMode)}
                    >
                      {name}
                    </button>
                  ))}
                </fieldset>
              )}
              {shown.length === 0 && <ListState t={t} failure={failure} onRetry={retry} />}
              {shown.map(({ prizeMode, name, lotteries }) => (
                <section key={prizeMode}>
                  <div className="sec">
                    <h2>{name}</h2>
                  </div>
                  <ul className="lottos">
                    {lotteries.map((it) => (
                      <LotteryRow key={it.code} t={t} lottery={it} hosts={hosts} />
                    ))}
                  </ul>
                </section>
              ))}
            </>
          )}
        </Boundary>
      </div>
    </div>
  );
};
