import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { quietly } from '../../api/errors.ts';
import { onReturn } from '../../browser/on-return.ts';
import { $session } from '../../stores/account/session.ts';
import { $favourites, loadFavourites, needFavourites } from '../../stores/games/favourites.ts';

const none: ReadonlySet<number> = new Set();

/**
 * nodeIds of the member's favourites for the hearts of tiles, anew when the page comes back from the cache. Where they
 * cannot be had the hearts stay empty and nothing is said (R117).
 */
export const useFavourites = (): ReadonlySet<number> => {
  useEffect(() => {
    const stop = $session.subscribe((session) => {
      if (session) void quietly(needFavourites());
    });
    const stay = onReturn(() => {
      if ($session.get()) void quietly(loadFavourites());
    });
    return () => {
      stop();
      stay();
    };
  }, []);
  return useStore($favourites, { ssr: () => none });
};
