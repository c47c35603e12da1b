import { useEffect, useState } from 'react';
import type { Game } from '../../../../contract/types.ts';
import { type Locale, wireLanguage } from '../../../../i18n/locale.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { CallAborted, codeOf } from '../../../../lib/http/errors.ts';
import { gameList } from '../../api/games.ts';
import type { SearchHit } from './search-index.ts';

export interface SearchResult {
  readonly text: string;
  readonly games: readonly Game[];
  readonly gameCount: number;
  readonly found: readonly SearchHit[];
}

interface SearchState {
  readonly result: SearchResult | null;
  readonly busy: boolean;
  readonly code: string | null;
  readonly retry: () => void;
}

const maxFound = { help: 5, promotion: 4, vendor: 4, category: 3 } as const;

/** Returns the best results of each kind in the order of the index. */
const best = (found: readonly SearchHit[]): readonly SearchHit[] => {
  const left: Record<SearchHit['kind'], number> = { ...maxFound };
  return found.filter(({ kind }) => {
    left[kind] -= 1;
    return left[kind] >= 0;
  });
};

/** Searches at most `maxGames` games on the server, and help, promotions, providers and categories in an index loaded on demand. */
export const useSearch = (t: Words, locale: Locale, text: string, maxGames: number): SearchState => {
  const [state, setState] = useState<Omit<SearchState, 'retry'>>({ result: null, busy: false, code: null });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language; `tries` repeats a failed search.
  useEffect(() => {
    if (!text) {
      setState({ result: null, busy: false, code: null });
      return undefined;
    }
    const call = new AbortController();
    setState(({ result }) => ({ result, busy: true, code: null }));
    const search = async (): Promise<void> => {
      try {
        const [page, find] = await Promise.all([
          gameList(
            { gameName: text, pageNo: '1', pageSize: String(maxGames), language: wireLanguage(locale) },
            call.signal,
          ),
          import('./search-index.ts').then(({ loadSearch }) => loadSearch(t, locale)),
        ]);
        if (call.signal.aborted) return;
        const result = { text, games: page.games, gameCount: page.total, found: best(find(text)) };
        setState({ result, busy: false, code: null });
      } catch (error) {
        if (error instanceof CallAborted || call.signal.aborted) return;
        setState({ result: null, busy: false, code: codeOf(error) });
      }
    };
    void search();
    return () => call.abort();
  }, [text, locale, tries, maxGames]);
  return { ...state, retry: () => setTries((it) => it + 1) };
};
