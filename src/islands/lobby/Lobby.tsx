import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import { brand } from '../../brand/current.ts';
import type { Category } from '../../contract/limits.ts';
import type { Game } from '../../contract/types.ts';
import { loginPath } from '../../domain/links.ts';
import { errorText } from '../../i18n/error-words.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/use-words.ts';
import { $favourites, toggleFavourite } from '../../stores/favourites.ts';
import { $session } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import { Tile } from './Tile.tsx';
import { useLobby } from './use-lobby.ts';

interface LobbyProps {
  readonly locale: Locale;
  readonly menu: readonly Category[];
  readonly hot: readonly Game[];
  readonly cdn: string;
}

const noFavourites: ReadonlySet<number> = new Set();

/** R090–R092: category menu, and the games of the chosen category. */
export const Lobby = ({ locale, menu: builtMenu, hot, cdn }: LobbyProps) => {
  const { t } = useWords(locale);
  const [category, setCategory] = useState<Category>('HOT');
  const { menu, games } = useLobby(category, builtMenu, hot);
  const favourites = useStore($favourites, { ssr: () => noFavourites });
  const favour = (game: Game): void => {
    if (!$session.get()) location.assign(loginPath(location.pathname + location.search));
    else toggleFavourite(game).catch((error: unknown) => showToast(errorText(t, codeOf(error)), { kind: 'bad' }));
  };
  const heroWord = brand.heroTag === 'mostPlayed' ? t.home.heroMostPlayed() : t.home.heroBrandPick();
  return (
    <>
      <CategoryMenu t={t} menu={menu} active={category} onChoose={setCategory} />
      <section>
        <div className="sec">
          <h2>{category === 'HOT' ? t.games.hotGames() : t.games[category]()}</h2>
          <a href={category === 'HOT' ? '/m/gameLobby' : `/m/gameList?gameType=${category}`}>{t.games.seeAll()}</a>
        </div>
        {games.length === 0 ? (
          <div className="sec">
            <p>{t.games.emptyText()}</p>
          </div>
        ) : (
          <div className="grid3">
            {games.map((game, index) => (
              <Tile
                key={game.nodeId}
                game={game}
                t={t}
                cdn={cdn}
                favourite={favourites.has(game.nodeId)}
                onFavourite={favour}
                hero={index === 0 && category === 'HOT' ? heroWord : undefined}
                lazy={index > 2}
              />
            ))}
          </div>
        )}
      </section>
    </>
  );
};
