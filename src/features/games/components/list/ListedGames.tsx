import { useMemo } from 'react';
import type { Words } from '../../../../i18n/translate.ts';
import { goToLogin } from '../../../account/stores/go-to-login.ts';
import { $session } from '../../../account/stores/session.ts';
import { FailedState } from '../../../shared/FailedState.tsx';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { emptinessOf, type ListState, openingState } from '../../model/game-list.ts';
import { favour } from '../favour.ts';
import type { TileActions } from '../GameTile.tsx';
import { WaitingTiles } from '../lobby/WaitingTiles.tsx';
import { tileActions } from '../tile-actions.ts';
import { GameGrid } from './GameGrid.tsx';
import { NoGames } from './NoGames.tsx';
import type { Games } from './use-games.ts';

interface ListedGamesProps {
  readonly t: Words;
  readonly state: ListState | null;
  readonly list: Games;
  readonly hosts: readonly string[];
  readonly onChange: (state: ListState) => void;
}

/** Tiles that a tall phone shows at first paint. */
const eagerTiles = 9;

const showsFavourites = (state: ListState | null): boolean =>
  state?.dataType === 'fav' || (state?.dataType === 'all' && state.classify === 'FAV');

/** What the tiles of a list do: in the favourites view a game leaves at once, and comes back if that was refused (R114). */
const useListActions = (favouritesView: boolean, drop: Games['drop']): TileActions =>
  useMemo(
    () => ({
      open: tileActions.open,
      favour: async (game, on) => {
        const putBack = !on && favouritesView && $session.get() ? drop(game.nodeId) : null;
        if (!(await favour(game, on))) putBack?.();
      },
    }),
    [favouritesView, drop],
  );

/** The games, or what stands in their place: boxes while they are waited for, why there are none, what went wrong. */
export const ListedGames = ({ t, state, list, hosts, onChange }: ListedGamesProps) => {
  const favouritesView = showsFavourites(state);
  const actions = useListActions(favouritesView, list.drop);
  const { games } = list;
  const none = games.length === 0;
  const waiting = none && (list.status === 'loading' || !state);
  const what = () => {
    if (waiting) return <WaitingTiles t={t} />;
    if (list.failure && none) {
      return (
        <FailedState
          t={t}
          heading="h3"
          title={t.widgets.failedTitle()}
          code={list.failure}
          onRetry={list.failure.startsWith('session.') ? goToLogin : list.retry}
        />
      );
    }
    if (none) {
      return (
        <NoGames
          t={t}
          why={state ? emptinessOf(state) : 'empty'}
          name={state?.name ?? ''}
          onShowAll={() => state && onChange({ ...openingState(state.gameType), classify: 'ALL' })}
        />
      );
    }
    return (
      <GameGrid t={t} games={games} hosts={hosts} actions={actions} eager={eagerTiles} allFavourite={favouritesView} />
    );
  };
  return (
    <PartBoundary>
      <div className="gamelist__games" aria-busy={waiting}>
        {what()}
      </div>
    </PartBoundary>
  );
};
