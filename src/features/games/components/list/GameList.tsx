import { Suspense } from 'react';
import type { Category } from '../../../../contract/limits.ts';
import type { Game, Vendor } from '../../../../contract/types.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { useListState } from './use-list-state.ts';
import { useRestoredGames } from './use-restored-games.ts';
import { useVendors } from './use-vendors.ts';
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

/** Game list with search, tabs, vendors, classes and infinite scroll (R098–R117). */
export const GameList = ({ category, games: built, vendors: builtVendors, ...page }: GameListProps) => {
  const [state, onChange] = useListState(category);
  const list = useRestoredGames(state, built);
  const { vendors, menu } = useVendors(state?.gameType ?? category, builtVendors);
  const parts = { ...page, state, vendors, onChange };
  return (
    <>
      <ListBar {...parts} menu={menu} games={list.games} />
      <div className="stack stack--close gamelist">
        {/* Nothing in it waits: who presses the bar first is answered before what stands below has woken. */}
        <Suspense>
          <ListBody {...parts} category={category} list={list} />
        </Suspense>
      </div>
    </>
  );
};
