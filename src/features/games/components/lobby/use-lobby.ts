import { startTransition, useEffect, useState } from 'react';
import type { Category } from '#contract/games/categories.ts';
import type { Game } from '#contract/types.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { CallAborted, CallError, codeOf } from '#lib/http/errors.ts';
import { loadCategory } from '../../actions/category-games.ts';
import type { GameTypes } from '../../model/lobby.ts';

export interface LobbyState {
  /** Null until the first response. */
  readonly types: GameTypes | null;
  /** Games of the selected category; null while they are loading. */
  readonly games: readonly Game[] | null;
  /** Error code if nothing can be shown. */
  readonly failure: string | null;
  readonly retry: () => void;
}

interface Shelf {
  readonly of: Category;
  readonly games?: readonly Game[];
  readonly failure?: string;
}

/**
 * Returns a category's games and vendors: the prerendered ones at once, then the server's; reloads them on a change of
 * language. Does not use `useQuery`: a tab's data is not cached beyond the page, the shelf of another tab is
 * never shown in its place, and dozens of tiles are rendered in slices.
 */
export const useLobby = (category: Category, first: Shelf): LobbyState => {
  const [types, setTypes] = useState<GameTypes | null>(null);
  const [shelf, setShelf] = useState<Shelf>(first);
  const [reloadCount, setReloadCount] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    const load = async (locale: ReturnType<typeof $locale.get>): Promise<void> => {
      try {
        const { types: fresh, games } = await loadCategory(category, wireLanguage(locale));
        if (isCancelled) return;
        // A transition, because dozens of tiles would block input.
        startTransition(() => {
          setTypes(fresh);
          setShelf({ of: category, games });
        });
      } catch (error) {
        if (error instanceof CallAborted || isCancelled) return;
        if (!(error instanceof CallError)) throw error;
        setShelf((known) => (known.of === category && known.games ? known : { of: category, failure: codeOf(error) }));
      }
    };
    const stop = $locale.subscribe((locale) => void load(locale));
    return () => {
      isCancelled = true;
      stop();
    };
  }, [category, reloadCount]);
  const mine = shelf.of === category ? shelf : first.of === category ? first : null;
  return {
    types,
    games: mine?.games ?? null,
    failure: mine?.failure ?? null,
    retry: () => {
      setShelf({ of: category });
      setReloadCount(reloadCount + 1);
    },
  };
};
