import { offers } from '#contract/games/offers.ts';
import { pick, type RandomSource, seededRandom } from '#sim/core/seeded-random.ts';
import { betLimitsAndRtp } from './bet-limits-and-rtp.ts';
import { categoryDefinitions } from './categories.ts';
import { arrangeCategory, type CatalogueEntry } from './default-order.ts';
import { assignArt } from './game-art.ts';
import { hotEntries, newEntries } from './hot-and-new-games.ts';
import type { Catalogue, Game } from './types.ts';
import { vendors } from './vendors.ts';

/** Default seed of the catalogue. */
const defaultSeed = 20240612;

/** Returns all vendors and games. The same seed gives the same catalogue; names and nodeIds never depend on it. */
export function catalogue(seed: number = defaultSeed): Catalogue {
  const next = seededRandom(seed);
  const entries = categoryDefinitions.flatMap((definition) => arrangeCategory(definition, vendors, next));
  const hot = hotEntries(entries);
  const fresh = newEntries(entries, next);
  const ranks = new Map(hot.map((entry, i) => [entry, i + 1]));
  const artByGame = assignArt([entries, ...shownLists(entries, hot, fresh)], next);
  const games = entries.map((entry): Game => {
    const { nodeId, nodeName, vendor, definition, screen } = entry;
    const rank = ranks.get(entry);
    const isNew = fresh.has(entry);
    const art = artByGame.get(entry);
    if (!art) throw new Error(`No art for ${nodeName}`);
    return {
      nodeId,
      nodeName,
      vassalage: vendor.vassalage,
      gameType: definition.gameType,
      gameCategory: definition.category,
      gameId: `${vendor.vassalage.toLowerCase()}-${nodeId}`,
      ...(hasRoom(entry) && { roomId: `R${nodeId}` }),
      gameClassify: classes(entry, isNew, rank !== undefined, next),
      isNew,
      ...(rank !== undefined && { hotRank: rank }),
      screen,
      ...betLimitsAndRtp(entry, next),
      ...(rank !== undefined && { supportPlay: true }),
      art,
    };
  });
  return { vendors, games };
}

/** Returns the vendors and games of the categories that the brand offers. */
export function offeredCatalogue(seed?: number): Catalogue {
  const all = catalogue(seed);
  const vendors = all.vendors
    .map((vendor) => ({ ...vendor, categories: vendor.categories.filter((it) => offers(it, vendor.inhouse)) }))
    .filter((vendor) => vendor.categories.length > 0);
  const categoriesOf = new Map(vendors.map((vendor) => [vendor.vassalage, vendor.categories]));
  const games = all.games.filter((game) => categoriesOf.get(game.vassalage)?.includes(game.gameCategory));
  return { vendors, games };
}

/** Returns the hot games, hottest first. */
export function hotGames({ games }: Catalogue): Game[] {
  return games.filter((game) => game.hotRank !== undefined).sort((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0));
}

/** Returns the RNG games of the in-house vendors, in default order. */
export function inhouseGames({ games }: Catalogue): Game[] {
  const own = new Set(vendors.filter((vendor) => vendor.inhouse).map((vendor) => vendor.vassalage));
  return games.filter((game) => game.gameType === 'RNG' && own.has(game.vassalage));
}

const hasRoom = ({ definition, screen }: CatalogueEntry): boolean =>
  definition.category === 'LIVE' || screen === 'lottery';

/** Returns whether a game is a color game among the slots or a card or table game of the PVP category. */
const isTableGame = ({ definition, screen }: CatalogueEntry): boolean =>
  definition.category === 'PVP' || (definition.category === 'RNG' && screen === 'table');

function classes(entry: CatalogueEntry, isNew: boolean, isHot: boolean, next: RandomSource): string[] {
  const { vendor, definition, screen } = entry;
  const own = definition.category === 'RNG' && vendor.classes.length > 0 ? [pick(vendor.classes, next)] : [];
  const kind = screen === 'crash' ? ['CRASH'] : isTableGame(entry) ? ['TABLE'] : own;
  return [...(isNew ? ['NEW'] : []), ...(isHot ? ['HOT'] : []), ...kind];
}

/** Returns all lists that a player can open without a search, except the default order. */
function shownLists(
  entries: readonly CatalogueEntry[],
  hot: readonly CatalogueEntry[],
  fresh: ReadonlySet<CatalogueEntry>,
): CatalogueEntry[][] {
  const newOnes = entries.filter((entry) => fresh.has(entry));
  const [first, second, third] = hot;
  const leadGames = first && second && third ? [second, first, third] : [];
  return [
    ...vendors.map((vendor) => entries.filter((entry) => entry.vendor === vendor)),
    [...hot],
    leadGames,
    ...byType(hot),
    ...byType(newOnes),
  ];
}

const types = [...new Set(categoryDefinitions.map((definition) => definition.gameType))];
const byType = (list: readonly CatalogueEntry[]): CatalogueEntry[][] =>
  types.map((type) => list.filter((entry) => entry.definition.gameType === type));
