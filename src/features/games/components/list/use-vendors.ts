import { startTransition, useEffect, useState } from 'react';
import type { Category } from '#contract/games/categories.ts';
import type { Vendor } from '#contract/types.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { type GameTypes, menuOf, stripOf } from '../../model/lobby.ts';
import { loadGameTypes } from '../../state/game-types.ts';

/** Returns the vendors of a game type and the menu of all categories: prerendered ones first, then the server's. */
export const useVendors = (
  gameType: string,
  built: readonly Vendor[],
): { readonly vendors: readonly Vendor[]; readonly menu: readonly Category[] } => {
  const [types, setTypes] = useState<GameTypes | null>(null);
  useEffect(
    () =>
      $locale.subscribe((locale) => {
        // Runs after input is handled.
        void ignoreCallErrors(
          loadGameTypes(wireLanguage(locale)).then((loaded) => startTransition(() => setTypes(loaded))),
        );
      }),
    [],
  );
  if (!types) return { vendors: built, menu: [] };
  return { vendors: stripOf(types, gameType), menu: menuOf(types) };
};
