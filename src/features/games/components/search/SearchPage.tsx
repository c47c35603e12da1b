import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Category } from '#contract/games/categories.ts';
import { FailedState } from '#features/shared/FailedState.tsx';
import { changeAddress } from '#features/shared/use-address.ts';
import { useWords } from '#i18n/use-words.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { addRecentSearch } from '../../state/recent-searches.ts';
import '#ui/styles/chip.css';
import '#ui/styles/shelf.css';
import '../game-tile.css';
import './search.css';
import { NoResults } from './NoResults.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { useSearch } from './use-search.ts';

const pauseMs = 250;
const maxText = 50;
/** Number of games shown first, and the maximum. */
const initialGameCount = 8;
const maxGameCount = 100;

interface SearchPageProps {
  /** Prerendered menu of categories. */
  readonly menu: readonly Category[];
}

/** Search across games, providers, promotions and help; its code and data are loaded by no other page. */
export const SearchPage = ({ menu }: SearchPageProps) => {
  const { t } = useWords();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [maxGames, setMaxGames] = useState(initialGameCount);
  const { result, busy, code, retry } = useSearch(text, maxGames);

  const search = (next: string): void => {
    clearTimeout(timer.current);
    const plain = next.trim().slice(0, maxText);
    changeAddress((query) => {
      if (plain) query.set('q', plain);
      else query.delete('q');
    });
    setText(plain);
    setMaxGames(initialGameCount);
  };
  // Text typed before hydration comes before the address.
  const onMount = useEffectEvent(() => {
    const term = field.current?.value || (new URLSearchParams(location.search).get('q') ?? '');
    if (field.current) field.current.value = term;
    if (term) search(term);
    else if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  });
  useEffect(() => {
    onMount();
    return () => clearTimeout(timer.current);
  }, []);

  const count = result ? result.games.length + result.found.length : 0;
  return (
    <div className="stack search">
      <SearchForm
        field={field}
        isFilled={text !== ''}
        onType={(typed) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(typed), pauseMs);
        }}
        onSearch={search}
      />
      <p className="vh" role="status">
        {text && result && !busy ? t.gamesSearch.count({ n: count }) : ''}
      </p>
      {!text && (
        <SearchStart
          menu={menu}
          onChoose={(chosen) => {
            if (field.current) field.current.value = chosen;
            search(chosen);
          }}
        />
      )}
      {text && code && <FailedState code={code} onRetry={retry} />}
      {text && busy && !result && <Skeleton shape="row" count={5} />}
      {text && result && count > 0 && (
        <SearchResults
          result={result}
          onNavigate={() => addRecentSearch(text)}
          onAllGames={
            result.gameCount > result.games.length && result.gameCount <= maxGameCount
              ? () => setMaxGames(maxGameCount)
              : undefined
          }
        />
      )}
      {text && result && count === 0 && !busy && <NoResults text={text} />}
    </div>
  );
};
