import { expect, test } from 'vitest';
import { categories } from '#contract/games/categories.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test('game categories are listed in order, with vendors and game types @R091 @R198', async () => {
  const { value } = await simulator.world().call('gameVendors');
  expect(value.sorting.map((it) => it.gameCategory)).toEqual([...categories]);
  expect(value.gameTypes).toMatchObject({ INHOUSE: 'RNG', ESPORTS: 'SPORTS' });
  expect(value.mapping.COCKFIGHT).toEqual(['DS88']);
});

test('a game list can be filtered and paged @R248 @R199', async () => {
  const world = simulator.world();
  const first = await world.call('gameList', { query: { gameType: 'RNG' } });
  expect(first.value.games).toHaveLength(26);
  expect(first.value).toMatchObject({ pageNum: 1, totalPages: Math.ceil(first.value.total / 26) });
  expect(first.value.games.every((it) => it.gameType === 'RNG')).toBe(true);
  const second = await world.call('gameList', { query: { gameType: 'RNG', pageNo: 2 } });
  const seen = new Set(first.value.games.map((it) => it.nodeId));
  expect(second.value.games.some((it) => seen.has(it.nodeId))).toBe(false);
  const fresh = await world.call('gameList', { query: { gameType: 'RNG', gameClassify: 'NEW', isNew: 'true' } });
  expect(fresh.value.games.every((it) => it.isNew)).toBe(true);
  const cheap = await world.call('gameList', { query: { gameType: 'RNG', minBet: 0.5 } });
  expect(new Set(cheap.value.games.map((it) => it.minBet))).toEqual(new Set([0.5]));
  const named = await world.call('gameList', { query: { gameName: 'kidlat fortune' } });
  expect(named.value.games.map((it) => it.nodeName)).toEqual(['Kidlat Fortune']);
});

test('every game has the data for its tile and its launch @R197', async () => {
  const { value } = await simulator.world().call('gameList', { query: { gameType: 'RNG', pageSize: 100 } });
  for (const game of value.games) {
    expect(game).toMatchObject({
      nodeId: expect.any(Number),
      nodeName: expect.stringMatching(/./),
      vassalage: expect.stringMatching(/./),
      gameType: 'RNG',
      gameCategory: expect.stringMatching(/./),
      gameId: expect.stringMatching(/./),
      iconUrl: expect.stringMatching(/./),
      isNew: expect.any(Boolean),
      supportPlay: expect.any(Boolean),
    });
    expect(game.gameClassify.every(({ key }) => key.length > 0)).toBe(true);
  }
});

test('a hot match has time, league, both teams with their pictures, and its game @R196', async () => {
  const world = simulator.world();
  const { value } = await world.call('hotMatches', { query: { language: 'EN' } });
  expect(value.length).toBeGreaterThan(0);
  for (const match of value) {
    for (const name of ['league', 'homeTeam', 'awayTeam', 'homeTeamImageUrl', 'awayTeamImageUrl', 'vendor', 'roomId'])
      expect(match, name).toHaveProperty(name, expect.stringMatching(/./));
    expect(match.matchTime).toBeGreaterThan(1.7e12);
    expect(match.nodeId).toBeGreaterThan(0);
  }
});

test('each brand has its own first hot game and banner @R068 @R249', async () => {
  const world = simulator.world();
  const opening = async (merchantCode: string) => {
    const hot = await world.call('hotGames', { query: { merchantCode, language: 'EN' } });
    const query = { types: 'B', groupName: 'm_home', merchantCode, language: 'EN' } as const;
    const banners = await world.call('announcements', { query });
    return { game: hot.value[0]?.nodeName, banner: banners.value.content[0]?.title, games: hot.value.length };
  };
  const kidlat = await opening('kidlatph');
  const perya = await opening('peryaph');
  expect(kidlat).toMatchObject({ game: 'Kidlat Fortune', banner: 'First deposit bonus up to ₱2,770' });
  expect(perya).toMatchObject({ game: 'Color Game', banner: 'Perya games: Color Game and more' });
  expect(perya.games).toBe(kidlat.games);
  expect(await opening('peryaphtrial')).toEqual(perya);
});

test('hot games can be filtered by game type @R249', async () => {
  const world = simulator.world();
  const asked = { isPlatform: '2', platform: 'html5', merchantCode: 'kidlatph', language: 'EN' } as const;
  const all = (await world.call('hotGames', { query: asked })).value;
  const live = (await world.call('hotGames', { query: { ...asked, gameType: 'LIVE' } })).value;
  expect(live.map((it) => it.nodeId)).toEqual(all.filter((it) => it.gameType === 'LIVE').map((it) => it.nodeId));
  expect(live.length).toBeGreaterThan(0);
  expect(live.length).toBeLessThan(all.length);
});

test('requests for a platform other than html5 on a phone are refused @R278', async () => {
  const world = simulator.world();
  const status = async (endpoint: 'hotGames' | 'gameList' | 'helpCenter', query: object) =>
    (await world.call(endpoint, { query: query as never })).status;
  const language = 'EN';
  expect(await status('hotGames', { isPlatform: '2', platform: 'html5', language })).toBe(200);
  expect(await status('hotGames', { isPlatform: '1', platform: 'html5', language })).toBe(422);
  expect(await status('gameList', { clientType: '2', platform: 'html5', language })).toBe(200);
  expect(await status('gameList', { clientType: '2', platform: 'ios', language })).toBe(422);
  expect(await status('helpCenter', { device: 'MOBILE', platform: 'M', language })).toBe(200);
  expect(await status('helpCenter', { device: 'WEB', platform: 'M', language })).toBe(422);
});

test('favourites are unique per member, listed newest first and can be removed @R250', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const [one, two] = (await world.call('hotGames')).value;
  for (const it of [one, two, two]) {
    await world.admin('PUT', '/clock', { advance: '1m' });
    await world.call('addFavourite', { body: { nodeId: it?.nodeId ?? 0, vendor: it?.vassalage ?? '' } });
  }
  const listed = (await world.call('favouriteGames')).value.content.map((it) => it.nodeId);
  expect(listed).toEqual([two?.nodeId, one?.nodeId]);
  await world.call('removeFavourite', { body: { nodeId: two?.nodeId ?? 0, vendor: two?.vassalage ?? '' } });
  expect((await world.call('favouriteGames')).value.content.map((it) => it.nodeId)).toEqual([one?.nodeId]);
});

test('a launch returns a ticket and puts the game first in the recent games @R253 @R251', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = (await world.call('hotGames')).value.at(-1);
  if (!game) throw new Error('no hot game');
  const launched = await world.call('launchGame', {
    body: { vendor: game.vassalage, gameId: game.gameId, nodeId: game.nodeId, category: 'HOT', showChoice: false },
  });
  expect(launched.value.gameUrl).toMatch(/^\/__games\/[a-z0-9.-]+$/);
  expect((await world.call('recentGames')).value.list[0]?.nodeId).toBe(game.nodeId);
});

test('adding the game just launched keeps the order of recent games, and adding an older one moves it first @R251', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const [first, second] = (await world.call('hotGames')).value;
  if (!first || !second) throw new Error('no hot games');
  const add = (game: typeof first) =>
    world.call('addRecent', { query: { nodeId: game.nodeId, vendor: game.vassalage } });
  await add(first);
  await world.call('launchGame', {
    body: {
      vendor: second.vassalage,
      gameId: second.gameId,
      nodeId: second.nodeId,
      category: 'HOT',
      showChoice: false,
    },
  });
  const recents = async () => (await world.call('recentGames')).value.list.map(({ nodeId }) => nodeId);
  await add(second);
  expect(await recents()).toEqual([second.nodeId, first.nodeId]);
  await add(first);
  expect(await recents()).toEqual([first.nodeId, second.nodeId]);
});

test('favourite ids are listed alone; a recent game can be added without a launch, not from other sites @R250 @R251', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const [first] = (await world.call('hotGames')).value;
  const query = { nodeId: first?.nodeId ?? 0, vendor: first?.vassalage ?? '' };
  expect((await world.call('favouriteNodes')).value).toEqual([]);
  await world.call('addFavourite', { body: query });
  expect((await world.call('favouriteNodes')).value).toEqual([query.nodeId]);
  const add = (asked: typeof query, headers = {}) => world.call('addRecent', { query: asked, headers });
  expect((await add({ ...query, vendor: 'DS88' })).errorCode).toBe('resource.unknown');
  expect((await add(query, { 'sec-fetch-site': 'cross-site' })).errorCode).toBe('permission.denied');
  expect((await add(query, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await world.call('recentGames')).value.list.map(({ nodeId }) => nodeId)).toEqual([query.nodeId]);
});

test('search ignores accents and one typo and prefers exact matches @R098 @A41', async () => {
  const world = simulator.world();
  const found = async (gameName: string) =>
    (await world.call('gameList', { query: { gameType: 'RNG', gameName, pageSize: 100 } })).value.games.map(
      ({ nodeName }) => nodeName,
    );
  const exact = await found('mangga');
  expect(exact.length).toBeGreaterThan(1);
  expect(exact.every((name) => /mangga/i.test(name))).toBe(true);
  expect(await found('M\u00e1ngg\u00e0')).toEqual(exact);
  for (const typed of ['mannga', 'mamgga', 'mangfga', 'magnga']) expect(await found(typed), typed).toEqual(exact);
  expect(await found('mangga mnia')).toEqual(['Mangga Mania']);
  expect(await found('Sweet Carabo')).toEqual(['Sweet Carabao Mango']);
  // With one letter less, other words match equally well.
  expect(await found('manga')).toEqual(expect.arrayContaining([...exact, 'Mango Drop']));
  expect(await found('manga')).not.toContain('Sails of Zamboanga');
  expect(await found('mnnggx')).toEqual([]);
  expect(await found('qq')).toEqual([]);
});

test('hot, favourite and recent in-house games are the slots of in-house vendors @R094', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const { mapping } = (await world.call('gameVendors')).value;
  const [vassalage = ''] = mapping.INHOUSE ?? [];
  const slots = (await world.call('gameList', { query: { gameType: 'RNG', vassalage } })).value.games;
  const other = (await world.call('gameList', { query: { gameType: 'RNG', vassalage: 'JL' } })).value.games[0];
  for (const game of [slots[0], other]) {
    const body = { nodeId: game?.nodeId ?? 0, vendor: game?.vassalage ?? '' };
    await world.call('addFavourite', { body });
    await world.call('addRecent', { query: body });
  }
  const query = { gameType: 'INHOUSE' };
  const { content } = (await world.call('favouriteGames', { query })).value;
  const { list } = (await world.call('recentGames', { query })).value;
  expect([content, list].map((games) => games.map(({ nodeId }) => nodeId))).toEqual([
    [slots[0]?.nodeId],
    [slots[0]?.nodeId],
  ]);
  const hot = (await world.call('hotGames', { query })).value;
  expect(hot.every((it) => mapping.INHOUSE?.includes(it.vassalage) && it.gameType === 'RNG')).toBe(true);
});
