import { useEffect, useMemo, useState } from 'react';
import type { Category } from '../../../contract/limits.ts';
import type { Game, Vendor } from '../../../contract/types.ts';
import {
  type DataType,
  emptinessOf,
  openingState,
  withClassify,
  withName,
  withTab,
  withVendor,
} from '../../../domain/games/game-list.ts';
import { loginPath } from '../../../domain/links.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { $session } from '../../../stores/account/session.ts';
import { FailedState } from '../../../widgets/FailedState.tsx';
import { PartBoundary } from '../../../widgets/PartBoundary.tsx';
import { useHosts } from '../../../widgets/use-hosts.ts';
import { favour } from '../favour.ts';
import type { TileActions } from '../GameTile.tsx';
import { WaitingTiles } from '../lobby/WaitingTiles.tsx';
import { tileActions } from '../tile-actions.ts';
import { ClassChips } from './ClassChips.tsx';
import { GameGrid } from './GameGrid.tsx';
import { findKeptList, keepList } from './kept-list.ts';
import { ListBar } from './ListBar.tsx';
import { NoGames } from './NoGames.tsx';
import { useEndless } from './use-endless.ts';
import { useGames } from './use-games.ts';
import { useListState } from './use-list-state.ts';
import { useVendors } from './use-vendors.ts';
import { VendorStrip } from './VendorStrip.tsx';
import './game-list.css';

interface GameListProps {
  readonly locale: Locale;
  /** What the document was built with. */
  readonly category: Category;
  readonly games: readonly Game[];
  readonly vendors: readonly Vendor[];
  readonly cdn: string;
  readonly folder: string;
}

/** Tiles in sight at first paint. */
const eagerTiles = 6;

const needsSession = (tab: DataType): boolean => tab === 'fav' || tab === 'recent';

/** R098–R117: search, tabs, vendors, classes, and the games themselves, endless. */
export const GameList = ({ locale, category, games: built, vendors: builtVendors, cdn, folder }: GameListProps) => {
  const { t } = useWords(locale);
  const [state, change] = useListState();
  const [kept] = useState(() => (import.meta.env.SSR ? null : findKeptList()));
  const list = useGames(state, kept?.games ?? null, built);
  const { vendors, menu } = useVendors(state?.gameType ?? category, builtVendors);
  const hosts = useHosts(cdn);
  const tab = state?.dataType ?? 'all';
  const favouritesView = tab === 'fav' || (tab === 'all' && state?.classify === 'FAV');
  useEndless(list.hasMore && list.status === 'ready', list.more);

  const standsAgain = kept !== null && list.status === 'ready';
  useEffect(() => {
    if (!standsAgain || !kept) return;
    const frame = requestAnimationFrame(() => scrollTo(0, kept.scroll));
    return () => cancelAnimationFrame(frame);
  }, [kept, standsAgain]);
  useEffect(() => {
    const leave = (): void => keepList(location.pathname + location.search, list);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [list]);

  const actions: TileActions = useMemo(
    () => ({
      open: tileActions.open,
      favour: async (game, on) => {
        const putBack = !on && favouritesView && $session.get() ? list.drop(game.nodeId) : null;
        if (!(await favour(game, on))) putBack?.();
      },
    }),
    [favouritesView, list.drop],
  );
  const logIn = (): void => location.assign(loginPath(location.pathname + location.search));
  const chooseTab = (next: DataType): void => {
    if (!state) return;
    if (needsSession(next) && !$session.get()) logIn();
    else change(withTab(state, next));
  };
  const chooseClass = (classify: string): void => {
    if (!state) return;
    if (classify === 'FAV' && !$session.get()) logIn();
    else change(withClassify(state, classify));
  };
  // Before the address is read the built games stand; a page asked for otherwise starts as boxes (head script).
  const shown = state ? list.games : built;
  const waiting = (list.status === 'loading' && shown.length === 0) || (!state && built.length === 0);
  return (
    <>
      <ListBar
        t={t}
        state={state}
        tab={tab}
        vendors={vendors}
        menu={menu}
        games={shown}
        cdn={hosts[0] ?? cdn}
        folder={folder}
        onSearch={(text) => state && change(withName(state, text))}
        onTab={chooseTab}
        onFilter={change}
      />
      <div className="stack stack--close gamelist">
        <VendorStrip
          t={t}
          vendors={vendors}
          chosen={state?.vassalage ?? ''}
          cdn={hosts[0] ?? cdn}
          folder={folder}
          onChoose={(code) => state && change(withVendor(state, code))}
        />
        <ClassChips
          t={t}
          gameType={state?.gameType ?? category}
          chosen={state ? (tab === 'all' ? state.classify : '') : category === 'RNG' ? 'NEW' : 'ALL'}
          games={shown}
          onChoose={chooseClass}
        />
        <PartBoundary>
          <div className="gamelist__games" aria-busy={waiting}>
            {waiting ? (
              <WaitingTiles t={t} />
            ) : list.failure && shown.length === 0 ? (
              <FailedState
                t={t}
                heading="h3"
                title={t.widgets.failedTitle()}
                code={list.failure}
                onRetry={list.failure.startsWith('session.') ? logIn : list.retry}
              />
            ) : shown.length === 0 && list.status !== 'loading' ? (
              <NoGames
                t={t}
                why={state ? emptinessOf(state) : 'empty'}
                name={state?.name ?? ''}
                onShowAll={() => state && change({ ...openingState(state.gameType), classify: 'ALL' })}
              />
            ) : (
              <GameGrid
                t={t}
                games={shown}
                hosts={hosts}
                actions={actions}
                eager={eagerTiles}
                allFavourite={favouritesView}
              />
            )}
          </div>
        </PartBoundary>
        <div className="gamelist__end" role="status">
          {list.status === 'more' && <p>{t.list.loadingMore()}</p>}
          {list.status === 'failed' && shown.length > 0 && (
            <button type="button" className="btn btn--quiet" onClick={list.retry}>
              {t.frame.retry()}
            </button>
          )}
          {list.status === 'ready' && list.hasMore && (
            <button type="button" className="btn btn--quiet" onClick={list.more}>
              {t.list.more()}
            </button>
          )}
        </div>
      </div>
    </>
  );
};
