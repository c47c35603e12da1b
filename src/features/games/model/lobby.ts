import { type Category, categories, cockfightVassalage, esportsVassalage } from '#contract/games/categories.ts';
import type { Game, Value, Vendor } from '#contract/types.ts';

export type GameTypes = Value<'gameVendors'>;

/** Parts of the game types that decide the vendors of a category. */
type VendorLists = Pick<GameTypes, 'sorting'> & Partial<Pick<GameTypes, 'mapping'>>;

const isCategory = (code: string): code is Category => (categories as readonly string[]).includes(code);

/** Returns the category with this code; null if there is none. */
export const categoryOf = (code: string | null | undefined): Category | null =>
  code && isCategory(code) ? code : null;

/**
 * Returns the menu in the server's order: each known category once, HOT first if the server omits it,
 * categories without vendors to show left out.
 */
export const menuOf = (types: VendorLists): readonly Category[] => {
  const shown = types.sorting
    .map(({ gameCategory }) => gameCategory)
    .filter(isCategory)
    .filter((category) => category === 'HOT' || stripOf(types, category).length > 0);
  const menu = [...new Set(shown)];
  return menu.includes('HOT') ? menu : ['HOT', ...menu];
};

/** Returns the categories with an own page of games or vendors: the lobby lists hot games, and LOTT leads to all lotteries. */
export const listedCategories = (menu: readonly Category[]): readonly Category[] =>
  menu.filter((category) => category !== 'HOT' && category !== 'ELOTT');

/** Content of a category's tab. */
export type TabContent =
  /** The hot list. */
  | 'hot'
  /** Vendor tiles that lead to the game list, then the first games. */
  | 'vendors-and-games'
  /** The in-house vendors' slots. */
  | 'inhouse'
  /** Vendor tiles that launch. */
  | 'launching-vendors';

const tabContents: Readonly<Record<Category, TabContent>> = {
  HOT: 'hot',
  RNG: 'vendors-and-games',
  PVP: 'vendors-and-games',
  LIVE: 'vendors-and-games',
  FISH: 'vendors-and-games',
  SPORTS: 'vendors-and-games',
  INHOUSE: 'inhouse',
  ESPORTS: 'launching-vendors',
  COCKFIGHT: 'launching-vendors',
  ELOTT: 'launching-vendors',
  LOTT: 'launching-vendors',
};

export const tabContentOf = (category: Category): TabContent => tabContents[category];

/** Returns the vendors of a category: those of `mapping` if the category only shows vendors. */
const vendorsIn = ({ sorting, mapping }: VendorLists, category: Category): readonly Vendor[] => {
  const own = sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? [];
  const codes = tabContentOf(category) === 'launching-vendors' ? mapping?.[category] : undefined;
  if (!codes) return own;
  const all = [...own, ...sorting.flatMap(({ vendorNames }) => vendorNames)];
  return codes.flatMap((code) => all.find(({ vassalage }) => vassalage === code) ?? []);
};

const once = (vendors: readonly Vendor[]): readonly Vendor[] => [
  ...new Map(vendors.map((vendor) => [vendor.vassalage, vendor])).values(),
];

/** Returns the vendors of the sports shelf by group; empty groups are left out. */
export const sportsGroups = (
  types: VendorLists,
): readonly { readonly category: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'; readonly vendors: readonly Vendor[] }[] => {
  const all = once((['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const).flatMap((category) => vendorsIn(types, category)));
  const groupOf = ({ vassalage }: Vendor) =>
    vassalage === esportsVassalage ? 'ESPORTS' : vassalage === cockfightVassalage ? 'COCKFIGHT' : 'SPORTS';
  return (['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const)
    .map((category) => ({ category, vendors: all.filter((vendor) => groupOf(vendor) === category) }))
    .filter(({ vendors }) => vendors.length > 0);
};

/**
 * Returns the vendor tiles of a category; those of esports and cockfighting come from the sports groups.
 */
export const vendorsOf = (types: VendorLists, category: Category): readonly Vendor[] =>
  category === 'ESPORTS' || category === 'COCKFIGHT'
    ? (sportsGroups(types).find((group) => group.category === category)?.vendors ?? [])
    : once(vendorsIn(types, category));

/** Returns the codes and names of vendors that a document shows, for `shelfVersion`. */
export const namesOf = (vendors: readonly Vendor[]): readonly string[] =>
  vendors.flatMap(({ vassalage, accountTypeName }) => [vassalage, accountTypeName]);

/** Tiles prerendered in the lobby: the hero, two beside it and a row below, which fill the first screen of a phone. */
export const builtTiles = 6;

/** Returns the vendors of a game list's strip: sports shows those of all its groups. */
export const stripOf = (types: VendorLists, gameType: string): readonly Vendor[] => {
  const category = categoryOf(gameType) ?? 'RNG';
  return category === 'SPORTS' ? sportsGroups(types).flatMap((group) => group.vendors) : vendorsOf(types, category);
};

/** Returns the games without duplicates; the first one is kept. */
export const uniqueGames = (games: readonly Game[]): readonly Game[] => {
  const seen = new Set<string>();
  return games.filter((game) => {
    const key = gameKey(game);
    return !seen.has(key) && seen.add(key);
  });
};

/** Returns the key of a game's tile: its nodeId, else vendor with game or room. */
export const gameKey = (game: Pick<Game, 'nodeId' | 'vassalage' | 'gameId' | 'roomId'>): string =>
  String(game.nodeId || `${game.vassalage}:${game.gameId || game.roomId}`);
