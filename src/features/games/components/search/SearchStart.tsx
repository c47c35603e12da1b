import { useEffect, useState } from 'react';
import { brand } from '#brands/current.ts';
import type { Category } from '#contract/games/categories.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { hotGames } from '../../api/games.ts';
import { gameListPath, isPlayable, launchPath } from '../../model/games.ts';
import { listedCategories, menuOf } from '../../model/lobby.ts';
import { loadGameTypes } from '../../state/game-types.ts';
import { clearRecentSearches, recentSearches } from '../../state/recent-searches.ts';
import { GamePicture } from './GamePicture.tsx';

const popularCount = 6;

interface SearchStartProps {
  readonly menu: readonly Category[];
  readonly onChoose: (text: string) => void;
}

/** Start of the search before any input: the member's recent searches, categories and popular games. */
export const SearchStart = ({ menu: built, onChoose }: SearchStartProps) => {
  const { t } = useWords();
  const { gamesSearch: w } = t;
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(recentSearches()), []);
  const menu = useQuery(
    'search menu',
    async (_signal, current) => menuOf(await loadGameTypes(wireLanguage(current))),
    built,
  );
  const popular = useQuery('search popular', async (_signal, current) =>
    (await hotGames(brand.merchantCode, wireLanguage(current))).filter(isPlayable).slice(0, popularCount),
  );
  return (
    <>
      {recent.length > 0 && (
        <section className="search__group">
          <div className="sec">
            <h2>{w.recent()}</h2>
            <button
              type="button"
              className="btn btn--ghost btn--s search__end"
              aria-label={`${w.clear()}: ${w.recent()}`}
              onClick={() => {
                clearRecentSearches();
                setRecent([]);
              }}
            >
              {w.clear()}
            </button>
          </div>
          <ul className="search__chips">
            {recent.map((text) => (
              <li key={text}>
                <button type="button" className="chip" translate="no" onClick={() => onChoose(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="search__group">
        <h2>{w.category()}</h2>
        <ul className="search__chips">
          {listedCategories(menu.value ?? built).map((category) => (
            <li key={category}>
              <a className="chip" href={gameListPath(category)}>
                {t.gamesCommon[category]()}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {!!popular.value?.length && (
        <section className="search__group">
          <h2>{w.popular()}</h2>
          <ul className="grid3 search__popular">
            {popular.value?.map((game) => (
              <li className="tile" key={game.nodeId}>
                <a className="tile__link" href={launchPath(game)}>
                  <span className="tile__art">
                    <GamePicture
                      game={game}
                      place="tile"
                      sizes="(max-width: 480px) 30vw, 140px"
                      width={360}
                      height={480}
                    />
                  </span>
                  <span className="tile__name two" translate="no">
                    {game.nodeName}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
