import { type MouseEvent, useEffect, useState } from 'react';
import type { Game } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { imageSources } from '#lib/images.ts';
import { Icon } from '#ui/Icon.tsx';
import { reloadBrokenImages } from '#ui/image-errors.ts';
import { Picture } from '#ui/Picture.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { isPlayable, launchPath } from '../model/games.ts';
import './game-tile.css';
import late from './game-tile-late.css?inline';

// Styles that no prerendered document needs: a pending or failed picture, a set favourite.
adoptStyles(late);

/** Actions of tiles; one object for all tiles of a list, so that they are not rerendered. */
export interface TileActions {
  readonly open: (game: Game, event: MouseEvent) => void;
  readonly markFavourite: (game: Game, on: boolean) => void;
}

interface GameTileProps {
  readonly game: Game;
  /** Image hosts to try in turn. */
  readonly hosts: readonly string[];
  readonly favourite: boolean;
  readonly actions: TileActions;
  /** Label of a tile of double size. */
  readonly hero?: string | undefined;
  /** Visible at first paint. */
  readonly eager?: boolean;
  /** Largest picture at first paint, loaded with high priority. */
  readonly first?: boolean;
}

/** Tile of a game: picture, name, provider and favourite button. */
export const GameTile = ({ game, hosts, favourite, actions, hero, eager = false, first = false }: GameTileProps) => {
  const { t } = useWords();
  const [missing, setMissing] = useState(false);
  // Pictures that were loading when the page was left are reloaded; one handler serves all tiles, so it is never removed.
  useEffect(() => void onPageRestore(reloadBrokenImages), []);
  useEffect(() => onPageRestore(() => setMissing(false)), []);
  const isLive = game.gameCategory === 'LIVE';
  const tag = hero ?? (isLive ? t.gamesCommon.isLive() : game.isNew ? t.gamesCommon.isNew() : null);
  const label = favourite
    ? t.gamesCommon.removeFavourite({ name: game.nodeName })
    : t.gamesCommon.addFavourite({ name: game.nodeName });
  return (
    <li className={hero ? 'tile tile--hero' : 'tile'}>
      <a
        className="tile__link"
        href={isPlayable(game) ? launchPath(game) : undefined}
        {...(isPlayable(game) ? {} : { role: 'link', 'aria-disabled': true })}
        onClick={(event) => actions.open(game, event)}
      >
        <span className="tile__art">
          {tag && <span className={isLive && !hero ? 'tile__tag tile__tag--live' : 'tile__tag'}>{tag}</span>}
          {missing ? (
            <span className="tile__missing">{game.vendorName}</span>
          ) : (
            <Picture
              sources={imageSources(hosts, game.iconUrl, hero ? 'hero' : 'tile')}
              sizes={hero ? '(max-width: 520px) 61vw, 320px' : '(max-width: 520px) 29vw, 156px'}
              width={360}
              height={480}
              eager={eager}
              first={first}
              onMissing={() => setMissing(true)}
            />
          )}
        </span>
        <span className="tile__text">
          <span className="tile__name two">{game.nodeName}</span>
          <span className="tile__by two">{game.vendorName}</span>
        </span>
      </a>
      <button
        type="button"
        className="fav"
        aria-pressed={favourite}
        aria-label={label}
        onClick={() => actions.markFavourite(game, !favourite)}
      >
        <i>
          <Icon name={favourite ? 'heartOn' : 'heart'} />
        </i>
      </button>
    </li>
  );
};
