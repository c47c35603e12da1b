import { describe, expect, test } from 'vitest';
import { categories } from '#contract/games/categories.ts';
import type { Game, Vendor } from '#contract/types.ts';
import { classesOf } from '#features/games/model/game-classes.ts';
import { gameListPath, isPlayable } from '#features/games/model/games.ts';
import { gameKey, menuOf, sportsGroups, tabContentOf, uniqueGames, vendorsOf } from '#features/games/model/lobby.ts';
import { chooseCdn, imageSources, imageUrl, vendorMark } from '#lib/images.ts';

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  accountTypeName: vassalage,
  gameType: 'SPORTS',
  mobileSmallIcon: '',
  mobileLargeIcon: '',
});

describe('content of a category', () => {
  test('each category shows the hot list, vendors and games, in-house games or launching vendors @R093 @R094 @R095', () => {
    const by = (filling: string) => categories.filter((category) => tabContentOf(category) === filling);
    expect(by('hot')).toEqual(['HOT']);
    expect(by('vendors-and-games').sort()).toEqual(['FISH', 'LIVE', 'PVP', 'RNG', 'SPORTS']);
    expect(by('inhouse')).toEqual(['INHOUSE']);
    expect(by('launching-vendors').sort()).toEqual(['COCKFIGHT', 'ELOTT', 'ESPORTS', 'LOTT']);
  });

  test('groups sports vendors by vassalage for three tabs and hides empty groups @R096', () => {
    const sorting = [{ gameCategory: 'SPORTS', vendorNames: ['AA', 'TF', 'DS88', 'AA'].map(vendor) }];
    expect(sportsGroups({ sorting }).map((group) => [group.category, group.vendors.map((it) => it.vassalage)])).toEqual(
      [
        ['SPORTS', ['AA']],
        ['ESPORTS', ['TF']],
        ['COCKFIGHT', ['DS88']],
      ],
    );
    expect(vendorsOf({ sorting }, 'COCKFIGHT').map((it) => it.vassalage)).toEqual(['DS88']);
    const singleVendor = [{ gameCategory: 'SPORTS', vendorNames: [vendor('AA')] }];
    expect(sportsGroups({ sorting: singleVendor }).map((group) => group.category)).toEqual(['SPORTS']);
  });

  test('takes the vendors of launching categories from the mapping, in its order @R095', () => {
    const sorting = [
      { gameCategory: 'RNG', vendorNames: [vendor('JL')] },
      { gameCategory: 'LOTT', vendorNames: [vendor('LOTT'), vendor('TCG_SEA')] },
    ];
    const codes = (types: Parameters<typeof vendorsOf>[0]) => vendorsOf(types, 'LOTT').map((it) => it.vassalage);
    expect(codes({ sorting, mapping: { LOTT: ['TCG_SEA', 'JL', 'GONE'] } })).toEqual(['TCG_SEA', 'JL']);
    expect(codes({ sorting, mapping: {} })).toEqual(['LOTT', 'TCG_SEA']);
  });

  test('shows the tab of a sports group whose vendors the server lists under sports @A37 @A39', () => {
    const entry = (gameCategory: string, ...codes: string[]) => ({ gameCategory, vendorNames: codes.map(vendor) });
    expect(menuOf({ sorting: [entry('SPORTS', 'AA', 'DS88'), entry('ESPORTS'), entry('COCKFIGHT')] })).toEqual([
      'HOT',
      'SPORTS',
      'COCKFIGHT',
    ]);
    expect(menuOf({ sorting: [entry('SPORTS'), entry('ESPORTS', 'TF'), entry('COCKFIGHT', 'XX')] })).toEqual([
      'HOT',
      'SPORTS',
      'ESPORTS',
    ]);
  });

  test('identifies tiles by nodeId, else by vendor and game, and removes duplicates @R097', () => {
    const game = (nodeId: number, gameId: string) => ({ nodeId, vassalage: 'JL', gameId }) as Game;
    expect(gameKey(game(7, 'a'))).toBe('7');
    expect(gameKey(game(0, 'a'))).toBe('JL:a');
    expect(uniqueGames([game(7, 'a'), game(7, 'b'), game(0, 'a'), game(0, 'a')]).map((it) => it.gameId)).toEqual([
      'a',
      'a',
    ]);
  });

  test('takes a game without supportPlay as playable @A79', () => {
    expect([{}, { supportPlay: true }, { supportPlay: false }].map(isPlayable)).toEqual([true, true, false]);
  });

  test('links a category to its game list and lotteries to their own page @R107', () => {
    expect(gameListPath('LIVE')).toBe('/m/gameList?gameType=LIVE');
    expect(gameListPath('RNG', 'JL')).toBe('/m/gameList?gameType=RNG&vassalage=JL');
    expect(gameListPath('LOTT')).toBe('/m/lottery');
  });

  test('shows vendor classes if there is more than one @R102', () => {
    const games = (...keys: string[]) => [{ gameClassify: keys.map((key) => ({ key })) }];
    expect(classesOf(games('NEW', 'HOT', 'MEGAWAYS', 'FRUIT'))).toEqual(['FRUIT', 'MEGAWAYS']);
    expect(classesOf(games('NEW', 'MEGAWAYS'))).toEqual([]);
  });
});

describe('pictures', () => {
  test('takes the JL logo in colour and other logos in white from the vendor folder @R120 @R121', () => {
    expect(vendorMark('/cdn/a', '/vendor_images', 'JL')).toBe('/cdn/a/vendor_images/JL_color');
    expect(vendorMark('/cdn/a', '/vendor_images', 'TF')).toBe('/cdn/a/vendor_images/TF_white');
  });

  test('picks a random image host, keeps it while listed and lists the others as fallback @R121', () => {
    expect(chooseCdn(['/a', '/b', '/c'], null, 0.5)).toBe('/b');
    expect(chooseCdn(['/a', '/b', '/c'], '/c', 0.1)).toBe('/c');
    expect(chooseCdn(['/a'], '/gone', 0.9)).toBe('/a');
    expect(imageSources(['/b', '/a', '/a'], '/games/7.webp', 'tile').map(({ src }) => src)).toEqual([
      '/b/games/7.webp?w=210',
      '/a/games/7.webp?w=210',
    ]);
    expect(imageUrl('/a', 'https://promo.example/x.webp')).toBe('https://promo.example/x.webp');
  });
});
