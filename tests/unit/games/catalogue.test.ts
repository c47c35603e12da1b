import { describe, expect, it } from 'vitest';
import { palettes } from '#sim/art/palettes.ts';
import { catalogue, hotGames, inhouseGames } from '#sim/features/games/catalogue/catalogue.ts';
import type { Game } from '#sim/features/games/catalogue/types.ts';

const seeds = [undefined, 1, 7, 20300101];
const group = <K>(games: readonly Game[], key: (game: Game) => K): Game[][] =>
  [...new Set(games.map(key))].map((value) => games.filter((game) => key(game) === value));

describe.each(seeds)('catalogue of seed %s', (seed) => {
  const all = catalogue(seed);
  const { games, vendors } = all;

  it('offers more than 600 games of at least 26 vendors', () => {
    expect(games.length).toBeGreaterThanOrEqual(660);
    expect(vendors.length).toBeGreaterThanOrEqual(26);
    expect(games.filter((game) => game.gameType === 'RNG').length).toBeGreaterThanOrEqual(300);
    expect(vendors.map((vendor) => vendor.vassalage)).toEqual(
      expect.arrayContaining(['JL', 'TF', 'DS88', 'TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']),
    );
  });

  it('gives every game, vendor and node a unique name or ID', () => {
    for (const key of ['nodeId', 'nodeName', 'gameId'] as const) {
      expect(new Set(games.map((game) => game[key])).size).toBe(games.length);
    }
    expect(new Set(vendors.map((vendor) => vendor.vassalage)).size).toBe(vendors.length);
  });

  it('gives every vendor games in exactly its own categories', () => {
    for (const vendor of vendors) {
      const own = games.filter((game) => game.vassalage === vendor.vassalage);
      expect([...new Set(own.map((game) => game.gameCategory))].sort()).toEqual([...vendor.categories].sort());
    }
    expect(inhouseGames(all).length).toBeGreaterThan(10);
  });

  it('starts with Kidlat Fortune and Color Game and ranks hot games without gaps', () => {
    const hot = hotGames(all);
    expect(hot.slice(0, 2).map((game) => game.nodeName)).toEqual(['Kidlat Fortune', 'Color Game']);
    expect(hot.length).toBeGreaterThanOrEqual(40);
    expect(hot.map((game) => game.hotRank)).toEqual(hot.map((_, i) => i + 1));
    expect(new Set(hot.map((game) => game.gameType)).size).toBe(5);
  });

  it('never places two similar pictures next to each other', () => {
    const hot = hotGames(all);
    const fresh = games.filter((game) => game.isNew);
    const lists = [games, hot, ...[games, hot, fresh].flatMap((list) => group(list, (game) => game.gameType))];
    lists.push(...group(games, (game) => game.vassalage));
    for (const list of lists) {
      list.forEach(({ art, nodeName }, i) => {
        const before = list[i - 1]?.art;
        if (!before) return;
        const same = [
          art.motif === before.motif,
          palettes[art.palette].hue === palettes[before.palette].hue,
          art.scene === before.scene,
          art.lettering === before.lettering,
        ];
        expect(same, nodeName).toEqual([false, false, false, false]);
      });
    }
  });

  it('returns the same catalogue on every call', () => {
    expect(catalogue(seed)).toEqual(all);
  });
});

it('keeps names, nodeIds and motifs for different seeds', () => {
  const ids = (seed?: number) =>
    catalogue(seed)
      .games.map((game) => `${game.nodeId} ${game.nodeName} ${game.art.motif}`)
      .sort();
  expect(ids(5)).toEqual(ids());
});

it('draws at least 12 motifs per category', () => {
  for (const category of group(catalogue().games, (game) => game.gameCategory)) {
    expect(new Set(category.map((game) => game.art.motif)).size).toBeGreaterThanOrEqual(12);
  }
});

it('has realistic bet limits and returns to player', () => {
  const { games } = catalogue();
  const minBets = new Set(games.filter((game) => game.gameType === 'RNG').map((game) => game.minBet));
  expect([...minBets]).toEqual(expect.arrayContaining([0.01, 0.05, 0.1, 0.5, 0.75]));
  for (const game of games) {
    expect(game.maxBet).toBeGreaterThan(game.minBet);
    if (game.rtp !== undefined) expect(game.rtp).toBeGreaterThan(93);
  }
  expect(games.some((game) => !game.supportPlay)).toBe(true);
  expect(games.some((game) => game.nodeName.length > 40)).toBe(true);
});
