import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { onPageRestore } from '../../../lib/browser/on-page-restore.ts';
import { ignoreCallErrors } from '../../../lib/http/errors.ts';
import { $session } from '../../account/stores/session.ts';
import { $favourites, ensureFavourites, loadFavourites } from '../stores/favourites.ts';

const none: ReadonlySet<number> = new Set();

/**
 * nodeIds of the member's favourites for the hearts of tiles, anew when the page comes back from the cache. Where they
 * cannot be had the hearts stay empty and nothing is said (R117).
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
