import { useMemo } from 'react';
import { redirectToLogin } from '#features/account/actions/redirect-to-login.ts';
import { $session } from '#features/account/state/session.ts';
import { ErrorBoundary } from '#features/shared/ErrorBoundary.tsx';
import { FailedState } from '#features/shared/FailedState.tsx';
import { useWords } from '#i18n/use-words.ts';
import { activeTab, emptyReason, type ListState, openingState } from '../../model/game-list.ts';
import type { TileActions } from '../GameTile.tsx';
import { SkeletonTiles } from '../lobby/SkeletonTiles.tsx';
import { markFavourite } from '../mark-favourite.ts';
import { tileActions } from '../tile-actions.ts';
import { EmptyGameList } from './EmptyGameList.tsx';
import { GameGrid } from './GameGrid.tsx';
import type { Games } from './use-games.ts';

interface ListedGamesProps {
  readonly state: ListState | null;
  readonly list: Games;
  readonly hosts: readonly string[];
  readonly onChange: (state: ListState) => void;
}

/** Tiles visible at first paint on a tall phone. */
const eagerTiles = 9;

const showsFavourites = (state: ListState | null): boolean => state !== null && activeTab(state) === 'fav';

/**
 * Returns the actions of the tiles in a list. In the favourites view a removed game disappears immediately and returns
 * if the server refuses the removal.
 */
const useListActions = (favouritesView: boolean, drop: Games['drop']): TileActions =>
  useMemo(
    () => ({
      open: tileActions.open,
      markFavourite: async (game, on) => {
        const putBack = !on && favouritesView && $session.get() ? drop(game.nodeId) : null;
        if (!(await markFavourite(game, on))) putBack?.();
      },
    }),
    [favouritesView, drop],
  );

/** Games of a list, or its loading, empty or error state. */
export const ListedGames = ({ state, list, hosts, onChange }: ListedGamesProps) => {
  const { t } = useWords();
  const isFavouritesView = showsFavourites(state);
  const actions = useListActions(isFavouritesView, list.drop);
  const { games } = list;
  const isEmpty = games.length === 0;
  const isWaiting = isEmpty && (list.status === 'loading' || !state);
  const renderGames = () => {
    if (isWaiting) return <SkeletonTiles />;
    if (list.failure && isEmpty) {
      return (
        <FailedState
          heading="h3"
          title={t.siteWidgets.failedTitle()}
          code={list.failure}
          onRetry={list.failure.startsWith('session.') ? redirectToLogin : list.retry}
        />
      );
    }
    if (isEmpty) {
      return (
        <EmptyGameList
          reason={state ? emptyReason(state) : 'empty'}
          name={state?.name ?? ''}
          onShowAll={() => state && onChange({ ...openingState(state.gameType), classify: 'ALL' })}
        />
      );
    }
    return (
      <GameGrid games={games} hosts={hosts} actions={actions} eager={eagerTiles} allFavourite={isFavouritesView} />
    );
  };
  return (
    <ErrorBoundary>
      <div className="gamelist__games" aria-busy={isWaiting}>
        {renderGames()}
      </div>
    </ErrorBoundary>
  );
};
