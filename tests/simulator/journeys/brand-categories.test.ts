import { expect, test } from 'vitest';
import { brandSettings } from '#brands/current.ts';
import { endpoints } from '#contract/endpoints.ts';
import { categories } from '#contract/games/categories.ts';
import { contributionList } from '#contract/games/game-terms.ts';
import { minBonusMoney, sampleFactor } from '#markets/current.ts';
import { readSample } from '#markets/read.ts';
import { applyScenarios } from '#sim/features/apply-scenarios.ts';
import { depositChannels } from '#sim/features/cashier/rules/deposit-channels.ts';
import { categoryDefinitions } from '#sim/features/games/catalogue/categories.ts';
import { gameKindOf } from '#sim/features/games/rules/contributions.ts';
import { startSimulator } from '#tests/support/simulator.ts';

// Runs with two brands (vitest.config.ts).
const simulator = await startSimulator();

const offered: readonly string[] = brandSettings.categories ?? categories;
const missing = categories.filter((it) => !offered.includes(it) && it !== 'HOT' && it !== 'INHOUSE');
const all = { pageNo: 1, pageSize: 100 } as const;

test('games, vendors and events of categories that the brand lacks do not exist', async () => {
  const world = simulator.world();
  const names = categoryDefinitions
    .filter(({ category }) => (missing as readonly string[]).includes(category))
    .flatMap(({ titles }) => titles.flatMap((it) => it.names));
  const shown: string[] = [];
  for (const gameType of ['', 'SPORTS', 'HOT', ...categories]) {
    const first = (await world.call('gameList', { query: { ...all, ...(gameType && { gameType }) } })).value;
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      const { games } = (await world.call('gameList', { query: { ...all, pageNo, ...(gameType && { gameType }) } }))
        .value;
      for (const game of games) {
        expect(offered).toContain(game.gameCategory);
        shown.push(game.nodeName);
      }
    }
  }
  expect(shown.length).toBeGreaterThan(100);
  expect(names.filter((name) => shown.includes(name))).toEqual([]);
  for (const name of names.slice(0, 20))
    expect(
      (await world.call('gameList', { query: { ...all, gameName: name } })).value.games.map((it) => it.nodeName),
    ).not.toContain(name);

  const { value: vendors } = await world.call('vassalages');
  for (const { gameTypes } of vendors) expect(gameTypes.length).toBeGreaterThan(0);
  for (const category of ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
    const { matches, fights } = (await world.call('lobbyEvents', { query: { category } })).value;
    expect(matches.length + fights.length > 0).toBe(offered.includes(category));
  }
});

test('calls for games that the brand lacks are refused with a reason', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const bound = [...endpoints.values()].filter((it) => it.categories);
  expect(bound.length).toBeGreaterThan(10);
  for (const { name, categories: needed = [] } of bound) {
    const { errorCode } = await world.call(name);
    expect([name, errorCode === 'permission.denied']).toEqual([name, !needed.some((it) => offered.includes(it))]);
  }
});

test('texts, help, rebates and scenarios name no games that the brand lacks', async () => {
  const world = simulator.world();
  const terms = contributionList('rewards', 'EN');
  for (const { category, screen } of categoryDefinitions) {
    const kind = gameKindOf(screen);
    if (kind === 'cockfights' || kind === 'lotteries')
      expect(/cockfight|sabong|lotter/.test(terms) || !offered.includes(category)).toBe(true);
  }
  const help = JSON.stringify((await world.call('helpCenter', { query: { device: 'MOBILE', language: 'EN' } })).value);
  expect(/lottery/i.test(help)).toBe(offered.includes('ELOTT'));
  const { scenarios } = (await (await fetch(`${simulator.origin}/__admin/scenarios`)).json()) as {
    scenarios: { name: string }[];
  };
  expect(scenarios.some(({ name }) => name.startsWith('lottery.'))).toBe(offered.includes('ELOTT'));
  await world.signIn('agent01');
  const settings = (await world.call('rebateSettings')).value;
  expect(settings.categories.filter((it) => !offered.includes(it))).toEqual([]);
});

test('every scenario of the console can be applied, with the methods and amounts of the brand', async () => {
  const { scenarios } = await import('#sim/features/scenarios.ts');
  const failed: string[] = [];
  for (const it of scenarios.values()) {
    const world = simulator.worlds.open(simulator.world().name);
    try {
      applyScenarios(world, [it]);
    } catch (error) {
      failed.push(`${it.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  expect(failed).toEqual([]);
  const methods = new Set([...scenarios.keys()].map((name) => /^deposit\.(\w+)-/.exec(name)?.[1]));
  for (const { channel } of depositChannels) expect(methods).toContain(channel);
  expect(methods.has('qrph')).toBe(depositChannels.some(({ channel }) => channel === 'qrph'));
});

test('the console forces outcomes and lists matches of the games that the brand offers alone', async () => {
  const world = simulator.world();
  const hasFights = offered.includes('COCKFIGHT');
  expect((await world.admin('PUT', '/outcome', { outcome: 'win', game: 'slot' })).status).toBe(200);
  expect((await world.admin('PUT', '/outcome', { outcome: 'win', game: 'sabong' })).status).toBe(hasFights ? 200 : 422);
  const { actions } = (await (await fetch(`${simulator.origin}/__admin/actions`)).json()) as {
    actions: { name: string; input: { properties: { game?: { enum: string[] } } } }[];
  };
  const games = actions.find(({ name }) => name === 'forceOutcome')?.input.properties.game?.enum;
  expect([games?.includes('slot'), games?.includes('sabong')]).toEqual([true, hasFights]);
  const { matches } = (await world.admin('GET', '/matches')).body as { matches: { sport: string }[] };
  expect(matches.some(({ sport }) => sport === 'basketball')).toBe(offered.includes('SPORTS'));
  expect(matches.some(({ sport }) => sport === 'esports')).toBe(offered.includes('ESPORTS'));
});

test('leagues, teams and players have names of the market, and each team has a crest', async () => {
  const world = simulator.world();
  const { leagues } = readSample(brandSettings.market);
  const others = new Set(
    ['ph', 'vn']
      .filter((id) => id !== brandSettings.market)
      .flatMap((id) => readSample(id).leagues.flatMap((it) => it.teams)),
  );
  const hot = (await world.call('hotMatches', { query: {} })).value;
  const { matches, results } = (await world.call('lobbyEvents', { query: { category: 'SPORTS' } })).value;
  const shown = [
    ...hot.map(({ league, homeTeam, awayTeam }) => ({ league, teams: [homeTeam, awayTeam] })),
    ...[...matches, ...results].map(({ league, home, away }) => ({ league, teams: [home, away] })),
  ];
  expect(shown.length).toBeGreaterThan(5);
  for (const { league, teams } of shown) {
    expect(leagues.find((it) => it.name === league)?.teams).toEqual(expect.arrayContaining(teams));
    expect(teams.some((it) => others.has(it))).toBe(false);
  }
  for (const { homeTeamImageUrl } of hot) {
    const crest = await fetch(`${simulator.origin}/cdn/img${homeTeamImageUrl}`);
    expect([crest.status, crest.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
  }
});

test('contracts of agents and the smallest rebate are amounts of the market', async () => {
  const world = simulator.world();
  await world.signIn('agent01');
  const steps = (await world.call('hourSalaryRequest')).value?.steps;
  expect(steps?.[0]?.from).toBe(100 * sampleFactor);
  await world.signIn('player01');
  expect((await world.call('manualRebate')).value.min).toBe(minBonusMoney);
});
