import { type Category, categories } from '../contract/limits.ts';
import type { Game, Value } from '../contract/types.ts';

const isCategory = (code: string): code is Category => (categories as readonly string[]).includes(code);

/** The menu in the server's order (R091, A37): known categories once each, HOT first if the server omits it, empty ones left out. */
export const menuOf = ({ sorting }: Pick<Value<'gameVendors'>, 'sorting'>): readonly Category[] => {
  const shown = sorting
    .filter(({ gameCategory, vendorNames }) => gameCategory === 'HOT' || vendorNames.length > 0)
    .map(({ gameCategory }) => gameCategory)
    .filter(isCategory);
  const menu = [...new Set(shown)];
  return menu.includes('HOT') ? menu : ['HOT', ...menu];
};

/** Games without repeats, first one kept (A40). */
export const uniqueGames = (games: readonly Game[]): readonly Game[] => {
  const seen = new Set<string>();
  return games.filter((game) => {
    const key = String(game.nodeId || `${game.vassalage}:${game.gameId || game.roomId}`);
    return !seen.has(key) && seen.add(key);
  });
};
