import type { Game } from '../../contract/types.ts';
import { launchPath } from '../../domain/games.ts';
import { imageUrl, srcSet } from '../../domain/images.ts';
import type { Words } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import './tile.css';

interface TileProps {
  readonly game: Game;
  readonly t: Words;
  readonly cdn: string;
  readonly favourite: boolean;
  readonly onFavourite: (game: Game) => void;
  /** A tile of twice the size, with a word of its own. */
  readonly hero?: string | undefined;
  readonly lazy?: boolean;
}

/** A game: picture, name, provider, heart (R197, A49). */
export const Tile = ({ game, t, cdn, favourite, onFavourite, hero, lazy = true }: TileProps) => {
  const picture = imageUrl(cdn, game.iconUrl);
  const live = game.gameCategory === 'LIVE';
  const tag = hero ?? (live ? t.games.isLive() : game.isNew ? t.games.isNew() : null);
  const label = favourite
    ? t.games.removeFavourite({ name: game.nodeName })
    : t.games.addFavourite({ name: game.nodeName });
  return (
    <div className={hero ? 'tile tile--hero' : 'tile'}>
      <a
        className="tile__link"
        href={game.supportPlay ? launchPath(game) : undefined}
        aria-disabled={!game.supportPlay}
      >
        <span className="tile__art">
          {tag && <span className={live && !hero ? 'tag tag--live' : 'tag'}>{tag}</span>}
          <img
            src={`${picture}?w=240`}
            srcSet={srcSet(picture, hero ? 'hero' : 'tile')}
            sizes={hero ? '(max-width: 520px) 62vw, 320px' : '(max-width: 520px) 30vw, 156px'}
            width="360"
            height="480"
            alt=""
            {...(lazy ? { loading: 'lazy' as const } : {})}
            decoding="async"
          />
        </span>
        <span className="tile__name two">{game.nodeName}</span>
        <span className="tile__by one">{game.vendorName}</span>
      </a>
      <button
        type="button"
        className="fav"
        aria-pressed={favourite}
        aria-label={label}
        onClick={() => onFavourite(game)}
      >
        <i>
          <Icon name={favourite ? 'heartOn' : 'heart'} later={favourite} />
        </i>
      </button>
    </div>
  );
};
