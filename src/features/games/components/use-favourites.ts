import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '#features/account/state/session.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { $favourites, ensureFavourites, loadFavourites } from '../state/favourites.ts';

const none: ReadonlySet<number> = new Set();

/**
 * Returns the nodeIds of the member's favourites for the hearts of tiles; reloads them when the page is restored from
 * the back/forward cache. If they cannot be loaded the hearts stay empty without an error.
 */
export const useFavourites = (): ReadonlySet<number> => {
  useEffect(() => {
    const stop = $session.subscribe((session) => {
      if (session) void ignoreCallErrors(ensureFavourites());
    });
    const stay = onPageRestore(() => {
      if ($session.get()) void ignoreCallErrors(loadFavourites());
    });
    return () => {
      stop();
      stay();
    };
  }, []);
  return useStore($favourites, { ssr: () => none });
};
