import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CallAborted, CallError } from '../../api/errors.ts';
import { $favourites, loadFavourites, needFavourites } from '../../stores/favourites.ts';
import { $session } from '../../stores/session.ts';

const none: ReadonlySet<number> = new Set();

const quietly = (work: Promise<void>): void => {
  work.catch((error: unknown) => {
    // R117: hearts stay empty, nothing is said.
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  });
};

/** nodeIds of the member's favourites for the hearts of tiles, anew when the page comes back from the cache. */
export const useFavourites = (): ReadonlySet<number> => {
  useEffect(() => {
    const stop = $session.subscribe((session) => {
      if (session) quietly(needFavourites());
    });
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted && $session.get()) quietly(loadFavourites());
    };
    addEventListener('pageshow', comeBack);
    return () => {
      stop();
      removeEventListener('pageshow', comeBack);
    };
  }, []);
  return useStore($favourites, { ssr: () => none });
};
