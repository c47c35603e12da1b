import type { Game } from '#contract/types.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { useBatches } from '#ui/use-batches.ts';
import { gameKey } from '../../model/lobby.ts';
import { GameTile } from '../GameTile.tsx';
import { tileActions } from '../tile-actions.ts';
import { useFavourites } from '../use-favourites.ts';
import css from './lobby-tiles.css?inline';

adoptStyles(css);

interface LobbyTilesProps {
  readonly games: readonly Game[];
  /** Image hosts to try in turn. */
  readonly hosts: readonly string[];
  /** Label of a first tile of double size. */
  readonly hero: string | undefined;
  /** The first tiles are prerendered. */
  readonly eager: boolean;
}

/** Tiles visible at first paint. */
const eagerTiles = 6;
/** Tiles of one and a half phone screens. */
const batch = 12;

/** Tiles of a category's games; those far below the viewport stay empty boxes until they are near it. */
export const LobbyTiles = ({ games, hosts, hero, eager }: LobbyTilesProps) => {
  const favourites = useFavourites();
  const { shown, next } = useBatches(batch);
  return (
    <ul className="grid3">
      {games.map((game, index) =>
        index < shown ? (
          <GameTile
            key={gameKey(game)}
            game={game}
            hosts={hosts}
            favourite={favourites.has(game.nodeId)}
            actions={tileActions}
            hero={index === 0 ? hero : undefined}
            eager={eager && index < eagerTiles}
          />
        ) : (
          <li key={gameKey(game)} className="tile--next" ref={index === shown ? next : undefined} />
        ),
      )}
    </ul>
  );
};
