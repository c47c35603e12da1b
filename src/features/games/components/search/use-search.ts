import { useEffect, useState } from 'react';
import { textKey } from '../../../../contract/text.ts';
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
  /** The games are those of a provider with the name that was searched. */
  readonly isProvider: boolean;
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

/** Returns the only provider that has the searched name, unless a game has it too. */
const providerNamed = (text: string, games: readonly Game[], found: readonly SearchHit[]): SearchHit | undefined => {
  const isNamed = (name: string): boolean => textKey(name).includes(textKey(text));
  if (games.some(({ nodeName }) => isNamed(nodeName))) return undefined;
  const named = found.filter(({ kind, title }) => kind === 'vendor' && isNamed(title));
  return named.length === 1 ? named[0] : undefined;
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
      const list = { pageNo: '1', pageSize: String(maxGames), language: wireLanguage(locale) };
      try {
        const [page, find] = await Promise.all([
          gameList({ ...list, gameName: text }, call.signal),
          import('./search-index.ts').then(({ loadSearch }) => loadSearch(t, locale)),
        ]);
        if (call.signal.aborted) return;
        const found = best(find(text));
        const provider = providerNamed(text, page.games, found)?.vassalage;
        const shown = provider ? await gameList({ ...list, vassalage: provider }, call.signal) : page;
        const result = { text, games: shown.games, gameCount: shown.total, found, isProvider: provider !== undefined };
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
