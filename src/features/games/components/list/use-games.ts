import { type Dispatch, type SetStateAction, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Game } from '#contract/types.ts';
import { $locale } from '#i18n/page-locale.ts';
import { CallAborted, CallError, codeOf } from '#lib/http/errors.ts';
import { type ListState, listAddress, openingState } from '../../model/game-list.ts';
import { uniqueGames } from '../../model/lobby.ts';
import { fetchPage } from './fetch-page.ts';

export interface GamesState {
  readonly games: readonly Game[];
  readonly status: 'loading' | 'more' | 'ready' | 'failed';
  /** Error code of the last request. */
  readonly failure: string | null;
  readonly hasMore: boolean;
  readonly page: number;
}

export interface Games extends GamesState {
  readonly more: () => void;
  readonly retry: () => void;
  /** Removes a game from the view; returns a function that restores it. */
  readonly drop: (nodeId: number) => () => void;
}

const emptyState: GamesState = { games: [], status: 'loading', failure: null, hasMore: false, page: 1 };

/** Delay after the last change of language before the list is reloaded, ms. */
const languageDelayMs = 200;

interface Pages {
  readonly shown: GamesState;
  readonly setShown: Dispatch<SetStateAction<GamesState>>;
  readonly load: (listState: ListState, page: number) => Promise<void>;
}

/** Holds the loaded games and loads further pages; a new request aborts the one before. */
const usePages = (built: readonly Game[]): Pages => {
  const [shown, setShown] = useState<GamesState>({ ...emptyState, games: built });
  const isFirstLoad = useRef(true);
  const call = useRef<AbortController | null>(null);
  const load = useCallback(async (listState: ListState, page: number): Promise<void> => {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    const shouldKeepShown =
      page > 1 || (isFirstLoad.current && listAddress(listState) === listAddress(openingState(listState.gameType)));
    isFirstLoad.current = false;
    const status = page === 1 ? 'loading' : 'more';
    // The prerendered games are already in state, so hydration needs no second render.
    setShown((before) =>
      shouldKeepShown && before.status === status
        ? before
        : { games: shouldKeepShown ? before.games : [], status, failure: null, hasMore: before.hasMore, page },
    );
    try {
      const next = await fetchPage(listState, page, own.signal);
      if (call.current !== own) return;
      // A transition, so that input during rendering is handled.
      startTransition(() =>
        setShown((before) => ({
          games: uniqueGames(page === 1 ? next.games : [...before.games, ...next.games]),
          status: 'ready',
          failure: null,
          hasMore: next.hasMore,
          page,
        })),
      );
    } catch (error) {
      if (error instanceof CallAborted || call.current !== own) return;
      if (!(error instanceof CallError)) throw error;
      // No more pages and no message; the list itself offers to try again.
      setShown((before) => ({ ...before, status: 'failed', failure: codeOf(error), hasMore: false }));
    }
  }, []);
  return { shown, setShown, load };
};

/**
 * Loads the games of a list state page by page. `kept` is a list restored after back navigation: it is shown
 * unchanged and nothing is fetched. `built` holds the prerendered games: if they match the URL they stay until the
 * server's games arrive. Does not use `useRecords`: the list is stored with its scroll position when the page is left
 * (`saved-list.ts`), a page may have been requested before hydration (`takeFirstPage`), a game can be removed and
 * restored, and a change of language is debounced.
 */
export const useGames = (state: ListState | null, kept: GamesState | null, built: readonly Game[]): Games => {
  const { shown, setShown, load } = usePages(built);
  const restored = useRef(kept);
  useEffect(() => {
    if (!state) return;
    if (restored.current) {
      setShown(restored.current);
      restored.current = null;
    } else void load(state, 1);
    let timer = 0;
    const stop = $locale.listen(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void load(state, 1), languageDelayMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [state, load, setShown]);
  return {
    ...shown,
    more: () => {
      if (state && shown.status === 'ready' && shown.hasMore) void load(state, shown.page + 1);
    },
    retry: () => {
      if (state) void load(state, shown.page);
    },
    drop: (nodeId) => {
      const at = shown.games.findIndex((it) => it.nodeId === nodeId);
      const game = shown.games[at];
      setShown((before) => ({ ...before, games: before.games.filter((it) => it.nodeId !== nodeId) }));
      return () => {
        if (!game) return;
        setShown((before) => ({
          ...before,
          games: uniqueGames([...before.games.slice(0, at), game, ...before.games.slice(at)]),
        }));
      };
    },
  };
};
