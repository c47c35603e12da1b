import { useEffect, useState } from 'react';
import { CallAborted, CallError } from '../../../api/errors.ts';
import { hotMatches } from '../../../api/games/games.ts';
import type { HotMatch } from '../../../contract/types.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import { $locale } from '../../../i18n/page-locale.ts';

/** Hot matches (A31); null until the first answer, none when they cannot be had. */
export const useMatches = (): readonly HotMatch[] | null => {
  const [matches, setMatches] = useState<readonly HotMatch[] | null>(null);
  useEffect(
    () =>
      $locale.subscribe((locale) => {
        hotMatches(wireLanguage(locale)).then(setMatches, (error: unknown) => {
          if (error instanceof CallAborted) return;
          if (!(error instanceof CallError)) throw error;
          setMatches((known) => known ?? []);
        });
      }),
    [],
  );
  return matches;
};
