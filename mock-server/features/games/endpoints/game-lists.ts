import { gameList, gameVendors, hotGames, vassalageGameTypes, vassalages } from '#contract/games/games.ts';
import { offeredCategories } from '#contract/games/offers.ts';
import type { ParsedQuery, Vendor } from '#contract/types.ts';
import { derived } from '#sim/core/derived.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { handle } from '#sim/features/handler.ts';
import { brandOf } from '#sim/features/site/rules/merchant.ts';
import { type GameDoc, games, type VendorDoc, vendors } from '../rules/catalogue.ts';
import { favourites } from '../rules/favourites-and-recents.ts';
import { searchByName } from '../rules/search.ts';
import { isInCategory, pageOf, wireGames } from './game-wire.ts';

/** Returns the game type to which the list of a category belongs. */
const gameTypeOf = (category: string): string =>
  category === 'INHOUSE' ? 'RNG' : category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : category;

const vendorsOf = (state: State, category: string): readonly VendorDoc[] => {
  const all = state.all(vendors);
  if (category === 'HOT') return all.filter((it) => hotList(state).some((hot) => hot.vassalage === it.vassalage));
  if (category === 'INHOUSE') return all.filter((it) => it.inhouse);
  return all.filter((it) => (it.categories as readonly string[]).includes(category));
};

const wireVendor = ({ vassalage, accountTypeName }: VendorDoc, category: string): Vendor => ({
  vassalage,
  accountTypeName,
  gameType: gameTypeOf(category),
  // JL shows in colour, all others in white.
  mobileSmallIcon: `/vendor_images/${vassalage}_${vassalage === 'JL' ? 'color' : 'white'}`,
  mobileLargeIcon: `/vendor_images/${vassalage}_color`,
});

/** Games by category, each category in the world's order and HOT by rank; `''` contains all. */
const gamesByCategory = derived([games, vendors], (state): ReadonlyMap<string, readonly GameDoc[]> => {
  const all = state.all(games);
  const ranked = all.filter((it) => it.hotRank !== undefined).sort((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0));
  const names = new Set([...all.flatMap((it) => [it.gameType, it.gameCategory]), 'INHOUSE']);
  const filed = [...names].map((name) => [name, all.filter((it) => isInCategory(state, it, name))] as const);
  return new Map([...filed, ['HOT', ranked], ['', all]]);
});

const gamesIn = (state: State, category: string): readonly GameDoc[] => gamesByCategory(state).get(category) ?? [];

const hotList = (state: State): readonly GameDoc[] => gamesIn(state, 'HOT');

/** Returns the games with the lead game of the caller's brand first; the others keep their order. */
const withBrandLeadFirst = (merchant: string | undefined, games: readonly GameDoc[]): readonly GameDoc[] => {
  const { leadGame } = brandOf(merchant);
  const lead = games.find(({ nodeName }) => nodeName === leadGame);
  return lead ? [lead, ...games.filter((it) => it !== lead)] : games;
};

/** Returns the game types of a vendor, in menu order. */
const gameTypesOf = (it: VendorDoc): string[] => [...new Set(it.categories.map(gameTypeOf))];

const matches = (
  state: State,
  games: ParsedQuery<'gameList'>,
  marked: ReadonlySet<number>,
): ((it: GameDoc) => boolean) => {
  const classify = games.gameClassify;
  return (game) =>
    (!games.gameType || isInCategory(state, game, games.gameType)) &&
    (!games.vassalage || game.vassalage === games.vassalage) &&
    (!classify ||
      classify === 'ALL' ||
      (classify === 'FAV' ? marked.has(game.nodeId) : game.gameClassify.includes(classify))) &&
    (!games.isNew || String(game.isNew) === games.isNew) &&
    (games.minBet === undefined || game.minBet === games.minBet) &&
    (games.minLine === undefined || game.lines === games.minLine) &&
    (games.minRtp === undefined || (game.rtp !== undefined && game.rtp >= games.minRtp)) &&
    (games.volatility === undefined || game.volatility === games.volatility);
};

export const gameHandlers = [
  handle(gameVendors, ({ world, flag }) => {
    const hidden = flag('HIDDEN_CATEGORIES');
    const shown = offeredCategories.filter((category) => !hidden.includes(category));
    const entries = shown.map((category) => [category, vendorsOf(world.state, category)] as const);
    return {
      sorting: entries.map(([gameCategory, vendors]) => ({
        gameCategory,
        vendorNames: vendors.map((it) => wireVendor(it, gameCategory)),
      })),
      mapping: Object.fromEntries(entries.map(([category, vendors]) => [category, vendors.map((it) => it.vassalage)])),
      gameTypes: Object.fromEntries(shown.map((category) => [category, gameTypeOf(category)])),
    };
  }),

  handle(hotGames, ({ world, query }) => {
    const { gameType } = query;
    const hot = withBrandLeadFirst(query.merchantCode, hotList(world.state));
    const games = !gameType || gameType === 'HOT' ? hot : hot.filter((it) => isInCategory(world.state, it, gameType));
    return wireGames(world.state, games);
  }),

  handle(gameList, ({ world, query, member }) => {
    const isMarkedOnly = query.gameClassify === 'FAV';
    if (isMarkedOnly && !member) throw new Refusal('session.required', { why: 'favourites belong to a member' });
    const marked = isMarkedOnly && member ? world.state.by(favourites, 'member', member.id) : [];
    const source = gamesIn(world.state, query.gameClassify === 'HOT' ? 'HOT' : (query.gameType ?? ''));
    const shown = source.filter(matches(world.state, query, new Set(marked.map((it) => it.nodeId))));
    const found = searchByName(shown, query.gameName ?? '');
    const { items, totalPages } = pageOf(found, query.pageNo, query.pageSize);
    return {
      games: wireGames(world.state, items),
      pageNum: query.pageNo,
      totalPages,
      total: found.length,
    };
  }),

  handle(vassalages, ({ world }) =>
    world.state.all(vendors).map((vendor) => ({
      vassalage: vendor.vassalage,
      accountTypeName: vendor.accountTypeName,
      gameTypes: gameTypesOf(vendor),
    })),
  ),

  handle(vassalageGameTypes, ({ world, query }) =>
    world.state
      .all(vendors)
      .map((it) => ({ vassalage: it.vassalage, gameTypes: gameTypesOf(it) }))
      .filter(({ gameTypes }) => query.typeId === '1' || gameTypes.includes(query.typeId)),
  ),
];
