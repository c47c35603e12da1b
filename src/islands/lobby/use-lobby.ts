import { useEffect, useState } from 'react';
import { CallAborted, CallError } from '../../api/errors.ts';
import { gameList, gameVendors, hotGames } from '../../api/games.ts';
import { brand } from '../../brand/current.ts';
import type { Category } from '../../contract/limits.ts';
import type { Game } from '../../contract/types.ts';
import { menuOf, uniqueGames } from '../../domain/lobby.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $words } from '../../i18n/page-words.ts';

const gamesOf = async (category: Category, language: 'EN' | 'TY'): Promise<readonly Game[]> => {
  if (category === 'HOT') return uniqueGames(await hotGames(brand.merchantCode, language));
  const { games } = await gameList({ merchant: brand.merchantCode, gameType: category, pageNo: 1, language });
  return uniqueGames(games);
};

/** The menu and the games of a category: what the build knew at once, the server's word behind; anew on a change of language (R097). */
export const useLobby = (
  category: Category,
  builtMenu: readonly Category[],
  hot: readonly Game[],
): { readonly menu: readonly Category[]; readonly games: readonly Game[] } => {
  const [menu, setMenu] = useState(builtMenu);
  const [games, setGames] = useState<{ of: Category; list: readonly Game[] }>({ of: 'HOT', list: hot });
  useEffect(() => {
    const load = async (): Promise<void> => {
      const language = wireLanguage($words.get().locale);
      try {
        const [vendors, list] = await Promise.all([gameVendors(language), gamesOf(category, language)]);
        setMenu(menuOf(vendors));
        setGames({ of: category, list });
      } catch (error) {
        if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
      }
    };
    return $words.subscribe(() => void load());
  }, [category]);
  return { menu, games: games.of === category ? games.list : category === 'HOT' ? hot : [] };
};
