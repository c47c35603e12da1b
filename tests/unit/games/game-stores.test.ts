import { expect, test } from 'vitest';
import { brand } from '#brands/current.ts';
import type { Game } from '#contract/types.ts';
import { version } from '#tests/support/settings.ts';
import { morning, openTab } from '#tests/support/tab.ts';

const { merchantCode } = brand;

const game = (nodeId: number) => ({ nodeId, vassalage: 'JL', gameId: String(nodeId) }) as Game;
const vendor = (vassalage: string) => ({
  vassalage,
  accountTypeName: vassalage,
  gameType: 'RNG',
  mobileSmallIcon: '',
  mobileLargeIcon: '',
});
const types = {
  sorting: [{ gameCategory: 'INHOUSE', vendorNames: [vendor('KID'), vendor('LAT')] }],
  mapping: {},
  gameTypes: {},
};
const page = (...games: Game[]) => ({ games, pageNum: 1, totalPages: 1, total: games.length });

const lobby = async (tab = openTab()) => {
  const { $version } = await import('#lib/version.ts');
  $version.set(version);
  tab.backend
    .value('gameVendors', types)
    .value('hotGames', () => [game(1), game(2), game(1)])
    .value('gameList', ({ query }) => page(query.vassalage === 'LAT' ? game(4) : game(3)));
  return { ...tab, ...(await import('#features/games/actions/category-games.ts')) };
};

test.each([
  ['HOT', [1, 2], [{ merchantCode, language: 'EN' }]],
  ['RNG', [3], [{ merchant: merchantCode, gameType: 'RNG', gameClassify: 'ALL', pageSize: '26' }]],
  ['INHOUSE', [3, 4], [{ vassalage: 'KID', gameType: 'RNG' }, { vassalage: 'LAT' }]],
] as const)('the tab %s shows the games %j without duplicates @R092 @A40', async (category, nodes, queries) => {
  const { loadCategory, backend } = await lobby();
  const { games } = await loadCategory(category, 'EN');
  expect(games.map(({ nodeId }) => nodeId)).toEqual(nodes);
  expect(backend.placed.slice(1).map(({ query }) => query)).toMatchObject(queries);
});

test('caches vendors for ten minutes across pages, per language @R211', async () => {
  const first = await lobby();
  await first.loadCategory('HOT', 'EN');
  const next = await lobby(first.next());
  await next.loadCategory('HOT', 'EN');
  expect(next.backend.of('gameVendors')).toEqual([]);
  await next.loadCategory('HOT', 'TY');
  expect(next.backend.of('gameVendors').map(({ query }) => query)).toEqual([{ language: 'TY' }]);
  await next.advance(600_000);
  await next.loadCategory('HOT', 'EN');
  expect(next.backend.of('gameVendors')).toHaveLength(2);
});

test.each([
  ['the same query', 'RNG', 0, true],
  ['another query', 'FISH', 0, false],
  ['the same query a minute later', 'RNG', 60_000, false],
])('a prefetched first page is used for %s (%s, after %i ms): %s', async (_, gameType, ms, serves) => {
  const { backend, advance } = openTab();
  const { prefetchFirstPage, takeFirstPage } = await import('#features/games/actions/first-page.ts');
  backend.value('gameList', () => page(game(1)));
  const early = prefetchFirstPage({ gameType: 'RNG' });
  await advance(ms);
  const taken = takeFirstPage({ gameType });
  expect(taken === early).toBe(serves);
  expect(takeFirstPage({ gameType })).toBeNull();
  expect(await early).toEqual(page(game(1)));
});

test('a play session counts rounds across pages and takes the server’s start and totals @X04 @X05', async () => {
  const play = () => import('#features/games/state/play.ts');
  const tab = openTab({ member: 'player01' });
  const first = await play();
  expect(first.$play.get()).toBeNull();
  first.startPlay();
  await tab.advance(1_000);
  first.startPlay();
  first.recordRound(10, 0);
  first.recordRound(0.1, 0.3);
  tab.next('/m/gamePlay');
  const { $play, netOf, playFrom } = await play();
  expect($play.get()).toEqual({ since: morning, staked: 10.1, won: 0.3 });
  expect(netOf({ since: 0, staked: 10.1, won: 0.3 })).toBe(-9.8);
  playFrom({ startedAt: 5, staked: 100, won: 120 });
  expect($play.get()).toEqual({ since: 5, staked: 100, won: 120 });
  const { setSession } = await import('#features/account/state/session.ts');
  setSession(null);
  tab.next();
  expect((await play()).$play.get()).toBeNull();
});

test('combines vendor names and game types and caches them for ten minutes @R247 @R211', async () => {
  const { backend, advance } = openTab();
  const { $version } = await import('#lib/version.ts');
  $version.set(version);
  const { loadVendorFacts } = await import('#features/games/state/game-types.ts');
  backend
    .value('vassalages', [
      { vassalage: 'JL', accountTypeName: 'Jili', gameTypes: ['RNG'] },
      { vassalage: 'KID', accountTypeName: 'Kidlat', gameTypes: ['FISH'] },
    ])
    .value('vassalageGameTypes', [{ vassalage: 'JL', gameTypes: ['RNG', 'FISH'] }]);
  const facts = {
    JL: { name: 'Jili', gameTypes: ['RNG', 'FISH'] },
    KID: { name: 'Kidlat', gameTypes: ['FISH'] },
  };
  expect(await loadVendorFacts()).toEqual(facts);
  expect(await loadVendorFacts()).toEqual(facts);
  expect(backend.placed.map(({ name, query }) => [name, query])).toEqual([
    ['vassalages', { merchantCode }],
    ['vassalageGameTypes', { typeId: '1' }],
  ]);
  await advance(600_000);
  await loadVendorFacts();
  expect(backend.placed).toHaveLength(4);
});

test('the in-house list loads each page from the slots of every in-house vendor @R094', async () => {
  const { backend } = await lobby();
  const { loadListPage } = await import('#features/games/actions/list-page.ts');
  const query = { gameType: 'INHOUSE', gameClassify: 'ALL', pageNo: 2, language: 'EN' } as const;
  backend.value('gameList', ({ query: asked }) => ({
    games: [game(asked.vassalage === 'LAT' ? 4 : 3)],
    pageNum: 2,
    totalPages: asked.vassalage === 'LAT' ? 5 : 2,
    total: asked.vassalage === 'LAT' ? 120 : 40,
  }));
  const list = await loadListPage(query);
  expect([list.games.map(({ nodeId }) => nodeId), list.totalPages, list.total]).toEqual([[3, 4], 5, 160]);
  expect(backend.of('gameList').map(({ query: asked }) => [asked.gameType, asked.vassalage, asked.pageNo])).toEqual([
    ['RNG', 'KID', '2'],
    ['RNG', 'LAT', '2'],
  ]);
  await loadListPage({ ...query, vassalage: 'LAT' });
  expect(backend.of('gameList').slice(2)).toHaveLength(1);
});
