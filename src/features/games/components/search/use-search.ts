import { useEffect, useEffectEvent, useState } from 'react';
import { pageSize } from '#contract/games/list-options.ts';
import { textKey } from '#contract/text.ts';
import type { Game, Query } from '#contract/types.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { gameList } from '../../api/games.ts';
import { siteSpelling } from '../../model/search-synonyms.ts';
import type { SearchHit } from './search-index.ts';

export interface SearchResult {
  readonly text: string;
  readonly games: readonly Game[];
  readonly gameCount: number;
  readonly found: readonly SearchHit[];
  /**
   * Place of the games among the results: `first`, `last` if only their names resemble the text, or `listed` after the
   * provider or category that was searched.
   */
  readonly place: 'first' | 'last' | 'listed';
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

const isNamed = (name: string, text: string): boolean => textKey(name).includes(textKey(text));

/** Returns the only provider or category that has the searched name. */
const listNamed = (text: string, found: readonly SearchHit[]): SearchHit['list'] => {
  const named = found.filter(({ list, title }) => list && isNamed(title, text));
  return named.length === 1 ? named[0]?.list : undefined;
};

/** Returns the first `count` games of a query, loaded in pages. */
const firstGames = async (query: Query<'gameList'>, count: number, signal: AbortSignal) => {
  const first = await gameList({ ...query, pageNo: 1 }, signal);
  const pages = Math.min(first.totalPages, Math.ceil(count / pageSize.games));
  const more = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => gameList({ ...query, pageNo: index + 2 }, signal)),
  );
  return { games: [first, ...more].flatMap(({ games }) => games).slice(0, count), total: first.total };
};

/** Returns at most `maxGames` games that the server found, and searches help, promotions, providers and categories in an index loaded on demand. */
export const useSearch = (text: string, maxGames: number): SearchState => {
  const { t, locale } = useWords();
  const [state, setState] = useState<Omit<SearchState, 'retry'>>({ result: null, busy: false, code: null });
  const [tries, setTries] = useState(0);
  const loadIndex = useEffectEvent(async () => (await import('./search-index.ts')).loadSearch(t, locale));
  useEffect(() => {
    if (!text) {
      setState({ result: null, busy: false, code: null });
      return undefined;
    }
    const call = new AbortController();
    setState(({ result }) => ({ result, busy: true, code: null }));
    const search = async (): Promise<void> => {
      const options = { merchant: merchantCode(), language: wireLanguage(locale) };
      try {
        const [page, find] = await Promise.all([
          firstGames({ ...options, gameName: text }, maxGames, call.signal),
          loadIndex(),
        ]);
        if (call.signal.aborted) return;
        const { hits, isExact } = find(text);
        const spelled = page.total === 0 ? siteSpelling(text) : null;
        const named = spelled ? await firstGames({ ...options, gameName: spelled }, maxGames, call.signal) : page;
        const found = best(hits);
        const isGame = named.games.some(({ nodeName }) => isNamed(nodeName, spelled ?? text));
        const listed = isGame ? undefined : listNamed(text, found);
        const shown = listed ? await firstGames({ ...options, ...listed }, maxGames, call.signal) : named;
        const place = listed ? 'listed' : isGame || !isExact ? 'first' : 'last';
        const result = { text, games: shown.games, gameCount: shown.total, found, place } as const;
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
