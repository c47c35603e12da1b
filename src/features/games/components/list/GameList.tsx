import { Suspense, useEffect, useState } from 'react';
import type { Category } from '#contract/games/categories.ts';
import type { Game, Vendor } from '#contract/types.ts';
import type { ListState } from '../../model/game-list.ts';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { findSavedList, saveList } from './saved-list.ts';
import { type Games, useGames } from './use-games.ts';
import { useListState } from './use-list-state.ts';
import { useVendors } from './use-vendors.ts';
import './game-list.css';

/** Games of a list, restored with the scroll position after back navigation. */
const useRestoredGames = (state: ListState | null, built: readonly Game[]): Games => {
  const [kept] = useState(() => (import.meta.env.SSR ? null : findSavedList()));
  const list = useGames(state, kept?.games ?? null, built);
  const isRestored = kept !== null && list.status === 'ready';
  useEffect(() => {
    if (!isRestored || !kept) return;
    const frame = requestAnimationFrame(() => scrollTo(0, kept.scroll));
    return () => cancelAnimationFrame(frame);
  }, [kept, isRestored]);
  useEffect(() => {
    const leave = (): void => saveList(location.pathname + location.search, list);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [list]);
  return list;
};

interface GameListProps {
  /** Category that the document was built for. */
  readonly category: Category;
  readonly games: readonly Game[];
  readonly vendors: readonly Vendor[];
  readonly cdn: string;
  readonly folder: string;
}

/** Game list with search, tabs, vendors, classes and infinite scroll. */
export const GameList = ({ category, games: built, vendors: builtVendors, ...page }: GameListProps) => {
  const [state, onChange] = useListState(category);
  const list = useRestoredGames(state, built);
  const { vendors, menu } = useVendors(state?.gameType ?? category, builtVendors);
  const parts = { ...page, state, vendors, onChange };
  return (
    <>
      <ListBar {...parts} menu={menu} games={list.games} />
      <div className="stack stack--close gamelist">
        {/* Nothing in this boundary suspends: it makes the bar interactive before the content below is hydrated. */}
        <Suspense>
          <ListBody {...parts} category={category} list={list} />
        </Suspense>
      </div>
    </>
  );
};
