import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { LotteryOrder } from '../../../contract/types.ts';
import { instantDrawPath } from '../../../domain/lottery/lottery.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { $slip, addBet, openSlip } from '../../../stores/lottery/bet-slip.ts';
import { showToast } from '../../../stores/site/toasts.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useHosts } from '../use-hosts.ts';
import { useView } from '../use-view.ts';
import { DrawHead } from './DrawHead.tsx';
import { DrawState } from './DrawState.tsx';
import { PlayPicker } from './PlayPicker.tsx';
import { useDraw } from './use-draw.ts';
import { useNews } from './use-news.ts';
import '../../../ui/tabs.css';
import './start-lottery.css';

const fetchSlip = () => import('./Slip.tsx');
const Slip = lazy(async () => ({ default: (await fetchSlip()).Slip }));
const Results = lazy(() => import('./Results.tsx'));
const Orders = lazy(() => import('../orders/Orders.tsx'));

const views = ['bets', 'results', 'mine'] as const;

/** A07: one lottery with its draw, the slip, results and the player's orders. */
export const StartLottery = ({ locale, cdn }: { readonly locale: Locale; readonly cdn: string }) => {
  const words = useWords(locale);
  const { t } = words;
  const panel = useId();
  const hosts = useHosts(cdn);
  const { code, lottery, menu, failure, renew, retry } = useDraw();
  const [view, setView] = useView(views);
  const [placed, setPlaced] = useState('');
  const noteOrder = useNews(lottery?.lastDraw?.drawId);
  const { bets } = useStore($slip, { ssr: () => ({ code: '', bets: [] }) });

  useEffect(() => void fetchSlip(), []);
  useEffect(() => {
    if (code) openSlip(code);
  }, [code]);
  // The page's heading is the lottery's name; a change of language writes the page's own title back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    const title = document.querySelector('[data-title]');
    if (title && lottery) title.textContent = lottery.name;
  }, [lottery?.name, words.locale]);

  if (!lottery || !menu) return <DrawState t={t} failure={failure} onRetry={retry} />;

  const onPlaced = (order: LotteryOrder): void => {
    noteOrder(order);
    setPlaced(order.orderId);
    showToast(t.betting.placed(), { kind: 'ok' });
    setView('mine');
    document.querySelector('.betting')?.scrollIntoView();
  };
  return (
    <div className="stack stack--close betting">
      <DrawHead words={words} lottery={lottery} hosts={hosts} />
      <Tabs
        label={t.betting.views()}
        tabs={views.map((key) => ({ key, label: key === 'mine' ? t.draws.mine() : t.betting[key]() }))}
        active={view}
        onChoose={setView}
        panel={panel}
      />
      <div
        id={panel}
        role="tabpanel"
        className="betting__view"
        aria-label={view === 'mine' ? t.draws.mine() : t.betting[view]()}
      >
        <Boundary text={t.frame.loadFailed()} retry={t.frame.retry()}>
          <Suspense>
            {view === 'bets' && (
              <>
                <PlayPicker
                  t={t}
                  menu={menu}
                  count={bets.length}
                  onAdd={(play, numbers) => addBet({ play: play.key, numbers, stake: String(play.minStake) })}
                />
                <Suspense>
                  <Slip words={words} lottery={lottery} menu={menu} renew={renew} onPlaced={onPlaced} />
                </Suspense>
                <a className="btn btn--ghost" href={instantDrawPath(lottery)}>
                  {t.betting.instant()}
                </a>
              </>
            )}
            {view === 'results' && <Results words={words} lottery={lottery} />}
            {view === 'mine' && <Orders locale={locale} code={lottery.code} opened={placed} />}
          </Suspense>
        </Boundary>
      </div>
    </div>
  );
};
