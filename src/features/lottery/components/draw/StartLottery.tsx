import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Lottery, LotteryOrder } from '#contract/types.ts';
import { ErrorBoundary } from '#features/shared/ErrorBoundary.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useImageHosts } from '#features/shared/use-image-hosts.ts';
import { usePageTitle } from '#features/shared/use-page-title.ts';
import { useWords } from '#i18n/use-words.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { showToast } from '#lib/toasts.ts';
import { hrefOf } from '#paths.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { instantDrawPath } from '../../model/lottery.ts';
import { $slip, addBet, openSlip } from '../../state/bet-slip.ts';
import { useView } from '../use-view.ts';
import { DrawHeader } from './DrawHeader.tsx';
import { PlayPicker } from './PlayPicker.tsx';
import { type Draw, useDraw } from './use-draw.ts';
import { useDrawResults } from './use-draw-results.ts';
import '#ui/tabs.css';
import './start-lottery.css';

const BetSlip = lazyComponent(() => import('./BetSlip.tsx'));
const Results = lazyComponent(() => import('./Results.tsx'));
const Orders = lazyComponent(() => import('../orders/Orders.tsx'));

const views = ['bets', 'results', 'mine'] as const;

interface BettingProps extends Draw {
  readonly hosts: readonly string[];
  readonly renew: () => Promise<Lottery>;
}

/** Lottery of the page: its header, and tabs for bets with the slip, results and the player's orders. */
const Betting = ({ lottery, menu, hosts, renew }: BettingProps) => {
  const { t } = useWords();
  const panel = useId();
  const page = useRef<HTMLDivElement>(null);
  const [view, setView] = useView(views);
  const [placed, setPlaced] = useState('');
  const noteOrder = useDrawResults(lottery.lastDraw?.drawId);
  const { bets } = useStore($slip, { ssr: () => ({ code: '', bets: [] }) });

  const onPlaced = (order: LotteryOrder): void => {
    noteOrder(order);
    setPlaced(order.orderId);
    showToast(t.lotteryBetting.placed(), { kind: 'ok' });
    setView('mine');
    page.current?.scrollIntoView();
  };
  return (
    <div ref={page} className="stack stack--close betting">
      <DrawHeader lottery={lottery} hosts={hosts} />
      <Tabs
        label={t.lotteryBetting.views()}
        tabs={views.map((key) => ({ key, label: key === 'mine' ? t.lotteryDraws.mine() : t.lotteryBetting[key]() }))}
        active={view}
        onChoose={setView}
        panel={panel}
      />
      <div
        id={panel}
        role="tabpanel"
        className="betting__view"
        aria-label={view === 'mine' ? t.lotteryDraws.mine() : t.lotteryBetting[view]()}
      >
        <ErrorBoundary>
          {view === 'bets' && (
            <>
              <PlayPicker
                menu={menu}
                count={bets.length}
                onAdd={(play, numbers) => addBet({ play: play.key, numbers, stake: String(play.minStake) })}
              />
              <BetSlip lottery={lottery} menu={menu} renew={renew} onPlaced={onPlaced} />
              <a className="btn btn--ghost" href={instantDrawPath(lottery)}>
                {t.lotteryBetting.instant()}
              </a>
            </>
          )}
          {view === 'results' && <Results lottery={lottery} />}
          {view === 'mine' && <Orders code={lottery.code} opened={placed} />}
        </ErrorBoundary>
      </div>
    </div>
  );
};

const skeleton = (
  <div className="stack stack--close betting">
    <div className="waitbox waitbox--head" />
    <div className="waitbox" />
    <div className="waitbox waitbox--tall" />
  </div>
);

/** Page of one lottery with its draw, bet slip, results and the player's orders. */
export const StartLottery = ({ cdn }: { readonly cdn: string }) => {
  const { t } = useWords();
  const hosts = useImageHosts(cdn);
  const draw = useDraw();
  const { lotteryCode } = draw;

  useEffect(() => ignoreFailure(BetSlip.load()), []);
  useEffect(() => {
    if (lotteryCode) openSlip(lotteryCode);
  }, [lotteryCode]);
  usePageTitle(draw.value?.lottery.name);

  const unknown = {
    icon: 'LOTT',
    title: t.lotteryBetting.unknownTitle(),
    text: t.lotteryBetting.unknownText(),
    action: (
      <a className="btn btn--primary" href={hrefOf('moreLottery')}>
        {t.lotteryDraws.seeAll()}
      </a>
    ),
  } as const;
  return (
    <LoadState
      loaded={draw}
      title={t.lotteryBetting.failedTitle()}
      notFound={(code) => (code === 'resource.unknown' ? unknown : null)}
      skeleton={skeleton}
    >
      {({ lottery, menu }) => <Betting lottery={lottery} menu={menu} hosts={hosts} renew={draw.renew} />}
    </LoadState>
  );
};
