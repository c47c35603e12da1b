import type { Game } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { isPlayable, launchPath } from '../../model/games.ts';
import { GamePicture } from './GamePicture.tsx';
import type { SearchHit } from './search-index.ts';
import type { SearchResult } from './use-search.ts';

interface SearchResultsProps {
  readonly result: SearchResult;
  /** Called when a result is opened. */
  readonly onNavigate: () => void;
  /** Shows all games found; absent if they are all shown already or are too many. */
  readonly onAllGames: (() => void) | undefined;
}

const GameHit = ({ game, onNavigate }: { readonly game: Game; readonly onNavigate: () => void }) => (
  <li>
    <a className="search__hit" href={isPlayable(game) ? launchPath(game) : undefined} onClick={onNavigate}>
      <span className="search__pic">
        <GamePicture game={game} place="mini" sizes="44px" width={44} height={44} />
      </span>
      <span className="search__what">
        <b translate="no">{game.nodeName}</b>
        <span>{game.vendorName}</span>
      </span>
      <Icon name="go" />
    </a>
  </li>
);

/** Results by kind, with the games at the place that suits the searched text. */
export const SearchResults = ({ result, onNavigate, onAllGames }: SearchResultsProps) => {
  const { gamesSearch: w } = useWords().t;
  const { games, gameCount, found, place } = result;
  const groupOf = (kind: SearchHit['kind']) => {
    const hits = found.filter((it) => it.kind === kind);
    return hits.length === 0 ? null : (
      <section className="search__group" key={kind}>
        <h2>{w[kind]()}</h2>
        <ul className="search__hits">
          {hits.map((hit) => (
            <li key={hit.id}>
              <a className="search__hit" href={hit.href} onClick={onNavigate}>
                <span className="search__pic">
                  <Icon name={hit.icon} />
                </span>
                <span className="search__what">
                  <b>{hit.title}</b>
                  {hit.text && <span className="one">{hit.text}</span>}
                </span>
                <Icon name="go" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  };
  const gameGroup = games.length > 0 && (
    <section className="search__group" key="games">
      <div className="sec">
        <h2>{w.games()}</h2>
        {onAllGames && (
          <button type="button" className="btn btn--ghost btn--s search__end" onClick={onAllGames}>
            {w.allGames({ n: gameCount })}
          </button>
        )}
      </div>
      <ul className="search__hits">
        {games.map((game) => (
          <GameHit key={game.nodeId} game={game} onNavigate={onNavigate} />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {place === 'first' && gameGroup}
      {(['vendor', 'category'] as const).map(groupOf)}
      {place === 'listed' && gameGroup}
      {(['promotion', 'help'] as const).map(groupOf)}
      {place === 'last' && gameGroup}
    </>
  );
};
