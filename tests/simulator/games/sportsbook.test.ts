import { expect, test } from 'vitest';
import { bets } from '#sim/features/games/rules/bets.ts';
import { bonusPercentOf, rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import type { Leg, Match } from '#sim/games/sports/wire.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import {
  betsOf,
  boardOf,
  cashOutBy,
  legOf,
  matchesOf,
  matchInfoOf,
  quoteOf,
  saveSlipOf,
  tableOf,
} from '#tests/support/sports.ts';

const simulator = await startSimulator({ machineTime: noon });

const enter = async (world: WorldClient = simulator.world(), account = 'player01', name = 'Hardcourt Live Odds') => {
  await world.signIn(account);
  const game = await findGame(world, { gameType: 'SPORTS', name });
  return { world, visit: await open(world, await launch(world, game)) };
};

/** Returns the first upcoming or live matches of a sport today. */
const matchesIn = async (visit: GameVisit, phase: string, sport = 'basketball') =>
  matchesOf(await boardOf(visit, sport)).filter((it) => it.phase === phase);

const force = (world: WorldClient, match: string, change: Record<string, unknown>) =>
  world.admin('PUT', `/matches/${match}`, change);

test('a match and its final score are the same for all players and games', async () => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  const other = await enter(world, 'agent01', 'Football Sportsbook');
  const same = () => boardOf(other.visit, 'basketball').then((it) => matchesOf(it).find(({ id }) => id === match?.id));
  expect(await same()).toEqual(match);
  await advance(world, '12h');
  const day = match?.id.slice(0, 10);
  const { visit: later } = await enter(world);
  const ended = matchesOf(await boardOf(later, 'basketball', day)).find(({ id }) => id === match?.id);
  expect(ended).toMatchObject({ phase: 'finished', markets: [] });
  const { visit: others } = await enter(world, 'agent01', 'Football Sportsbook');
  expect(matchesOf(await boardOf(others, 'basketball', day)).find(({ id }) => id === match?.id)).toEqual(ended);
});

test('hot matches are fixtures of the sportsbook, and the game opens at the match @R196', async () => {
  const { world } = await enter();
  const { value: hot } = await world.call('hotMatches');
  expect(hot.length).toBeGreaterThan(3);
  for (const it of hot) {
    const { value } = await world.call('launchGame', {
      body: { vendor: it.vendor, gameId: it.roomId, nodeId: it.nodeId, category: 'SPORTS', showChoice: false },
    });
    const table = tableOf(await open(world, value.gameUrl));
    const match = matchesOf(table.board).find(({ id }) => id === table.match);
    expect(match).toMatchObject({
      id: it.id,
      home: it.homeTeam,
      away: it.awayTeam,
      league: it.league,
      startsAt: it.matchTime,
      phase: it.live ? 'live' : 'upcoming',
      score: it.score && [it.score.home, it.score.away],
    });
  }
});

test('the lobby lists matches, fights and odds for guests as the games have them @A38', async () => {
  const { world, visit } = await enter();
  const guest = await world.call('lobbyEvents', { query: { category: 'SPORTS' } });
  const [first] = guest.value.matches;
  expect(guest.value.fights).toEqual([]);
  const board = await boardOf(visit, 'basketball', first?.phase === 'live' ? 'live' : first?.id.slice(0, 10));
  const all = guest.value.matches;
  expect(all.map(({ phase }) => phase)).toEqual(all.map(({ phase }) => phase).toSorted());
  for (const match of all.filter(({ id }) => matchesOf(board).some((it) => it.id === id))) {
    const sold = matchesOf(board).find(({ id }) => id === match.id);
    expect(sold?.markets.find(({ key }) => key === 'result')?.prices ?? []).toEqual(match.prices);
  }
  const { value: esports } = await world.call('lobbyEvents', { query: { category: 'ESPORTS' } });
  expect(esports.matches.length).toBeGreaterThan(0);
  expect(esports.results.length).toBeGreaterThan(0);
  for (const { score } of esports.results) expect(Math.max(...score)).toBeGreaterThan(0);
  const { value: cockpits } = await world.call('lobbyEvents', { query: { category: 'COCKFIGHT' } });
  expect(cockpits.matches).toEqual([]);
  for (const { fight, pot } of cockpits.fights) {
    expect(fight.nextAt).toBeGreaterThan(cockpits.now);
    expect(pot).toBeGreaterThan(0);
  }
});

test('testers can list the matches of a world and force the result of one', async () => {
  const { world } = await enter();
  const list = async () =>
    (await world.admin<{ matches: { id: string; phase: string; score: number[] }[] }>('GET', '/matches')).body.matches;
  const [first] = (await list()).filter(({ phase }) => phase === 'upcoming');
  expect((await force(world, first?.id ?? '', { result: '2' })).status).toBe(200);
  await advance(world, '13h');
  const ended = (await list()).find(({ id }) => id === first?.id);
  expect(ended?.phase).toBe('finished');
  expect(ended?.score[1]).toBeGreaterThan(ended?.score[0] ?? 0);
});

test('a bet stays open until its match ends and is then paid at the accepted odds', async () => {
  const { world, visit } = await enter();
  const before = await sumBalance(world);
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  const leg = legOf(match);
  const placed = await visit.play(100, { legs: [leg] });
  expect(placed).toMatchObject({ status: 200, value: { payout: 0, balance: before - 100 } });
  expect((await force(world, match.id, { result: '1' })).status).toBe(200);
  expect((await betsOf(visit)).bets[0]).toMatchObject({ state: 'open', stake: 100, payout: 0 });
  await advance(world, '12h');
  const { visit: later } = await enter(world);
  expect((await betsOf(later)).bets[0]).toMatchObject({ state: 'won', legs: [{ state: 'won', phase: 'finished' }] });
  expect(await sumBalance(world)).toBeCloseTo(before - 100 + Math.floor(100 * 100 * leg.odds + 1e-6) / 100, 2);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a combo loses with its first lost pick, and a void pick counts as odds of 1', async () => {
  const { world, visit } = await enter();
  const [one, two] = await matchesIn(visit, 'upcoming');
  const [three] = await matchesIn(visit, 'upcoming', 'football');
  if (!one || !two || !three) throw new Error('no matches');
  const legs = [one, two, three].map((it) => legOf(it));
  await visit.play(50, { legs });
  await visit.play(50, { legs: legs.slice(0, 2) });
  await force(world, one.id, { result: '1' });
  await force(world, two.id, { status: 'void' });
  await force(world, three.id, { result: '2' });
  await advance(world, '14h');
  const { visit: later } = await enter(world);
  const [double, triple] = (await betsOf(later)).bets;
  expect(triple).toMatchObject({ state: 'lost', payout: 0 });
  expect(double).toMatchObject({
    state: 'won',
    odds: legs[0]?.odds,
    payout: Math.floor(5000 * (legs[0]?.odds ?? 0) + 1e-6) / 100,
  });
});

test('a void or postponed match refunds single bets at once', async () => {
  const { world, visit } = await enter();
  const before = await sumBalance(world);
  for (const [at, status] of (['void', 'postponed'] as const).entries()) {
    const match = (await matchesIn(visit, 'upcoming'))[0];
    if (!match) throw new Error('no match');
    await visit.play(20, { legs: [legOf(match)] });
    await force(world, match.id, { status });
    expect((await betsOf(visit)).bets[0], String(at)).toMatchObject({ state: 'refunded', legs: [{ state: 'void' }] });
  }
  expect(await sumBalance(world)).toBe(before);
});

test('a started match takes bets at live odds only, and an ended one takes none', async () => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  const leg = legOf(match);
  await force(world, match.id, { startsIn: '1m' });
  await advance(world, '20m');
  const refused = await visit.play(20, { legs: [leg] });
  expect(refused).toMatchObject({ status: 409, errorCode: 'odds.changed' });
  const [now] = (refused.value as unknown as { legs: { odds: number; live: boolean }[] }).legs;
  expect(now?.live).toBe(true);
  expect((await visit.play(20, { legs: [{ ...leg, ...now }] })).status).toBe(200);
  await advance(world, '5h');
  const { visit: later } = await enter(world);
  expect(await later.play(20, { legs: [leg] })).toMatchObject({ status: 409, errorCode: 'match.closed' });
});

test('odds change with the score, and a bet at the old odds is refused', async () => {
  const { world, visit } = await enter();
  await world.admin('POST', '/scenarios', { names: ['matches.odds-change'] });
  const match = (await matchesIn(visit, 'live', 'football')).find(({ league }) => league === 'Azul Football Cup');
  if (!match) throw new Error('no match');
  const leg = legOf(match);
  await advance(world, '70s');
  const after = matchesOf(await boardOf(visit, 'football')).find(({ id }) => id === match.id);
  expect(after?.score).not.toEqual(match.score);
  expect(await visit.play(20, { legs: [leg] })).toMatchObject({ errorCode: 'odds.changed' });
});

test('an open bet can be cashed out with a quote that expires', async () => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  await visit.play(100, { legs: [legOf(match)] });
  const [bet] = (await betsOf(visit)).bets;
  const old = await quoteOf(visit, bet?.id ?? '');
  expect(old.value.amount).toBe(bet?.cashOut);
  await advance(world, '11s');
  expect(await cashOutBy(visit, bet?.id ?? '', old.value.quote)).toMatchObject({ errorCode: 'cashout.closed' });
  const { value } = await quoteOf(visit, bet?.id ?? '');
  const before = await sumBalance(world);
  expect(await cashOutBy(visit, bet?.id ?? '', value.quote)).toMatchObject({
    status: 200,
    value: { amount: value.amount },
  });
  expect(await sumBalance(world)).toBeCloseTo(before + value.amount, 2);
  await advance(world, '12h');
  const { visit: later } = await enter(world);
  expect((await betsOf(later)).bets[0]).toMatchObject({ state: 'cashed-out', payout: value.amount });
  expect(await quoteOf(later, bet?.id ?? '')).toMatchObject({ errorCode: 'cashout.closed' });
});

test('a bet of another player can be neither seen nor cashed out', async () => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  const { value } = await visit.play(100, { legs: [legOf(match)] });
  const { value: own } = await quoteOf(visit, value.round);
  const other = await enter(world, 'agent01');
  expect((await betsOf(other.visit)).bets).toEqual([]);
  expect(await quoteOf(other.visit, value.round)).toMatchObject({ errorCode: 'resource.unknown' });
  const before = await sumBalance(world);
  expect(await cashOutBy(other.visit, value.round, own.quote)).toMatchObject({ errorCode: 'resource.unknown' });
  expect(await sumBalance(world)).toBe(before);
  await world.signIn('player01');
  expect((await betsOf((await enter(world)).visit)).bets[0]).toMatchObject({ id: value.round, state: 'open' });
});

test('the game of another provider can neither see nor cash out a bet', async () => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  const { value } = await visit.play(100, { legs: [legOf(match)] });
  const { value: own } = await quoteOf(visit, value.round);
  for (const gameType of ['SPORTS', 'RNG']) {
    const { games } = (await world.call('gameList', { query: { gameType, pageSize: 100 } })).value;
    const game = games.find((it) => it.supportPlay && it.vendorName !== visit.visit.vendor);
    if (!game) throw new Error('no other provider');
    const other = await open(world, await launch(world, game));
    expect((await betsOf(other)).bets).toEqual([]);
    expect(await quoteOf(other, value.round)).toMatchObject({ errorCode: 'resource.unknown' });
    expect(await cashOutBy(other, value.round, own.quote)).toMatchObject({ errorCode: 'resource.unknown' });
  }
  expect((await betsOf(visit)).bets[0]).toMatchObject({ id: value.round, state: 'open' });
});

test('the odds of each market keep its declared margin', async () => {
  const { visit } = await enter();
  const { margins } = tableOf(visit);
  for (const { sport } of (await boardOf(visit)).sports) {
    for (const { id, markets } of matchesOf(await boardOf(visit, sport))) {
      for (const { key, prices } of markets.filter((it) => it.prices.every(({ odds }) => odds !== null))) {
        const book = prices.reduce((sum, { odds }) => sum + 1 / (odds ?? 0), 0);
        expect(book, `${id} ${key}`).toBeGreaterThan(1 + margins[key] - 0.001);
        expect(book, `${id} ${key}`).toBeLessThan(1 + margins[key] + 0.03);
      }
    }
  }
});

test('markets of a football match follow from one distribution of its score', async () => {
  const { visit } = await enter();
  const { margins } = tableOf(visit);
  const matches = [
    ...(await matchesIn(visit, 'upcoming', 'football')),
    ...(await matchesIn(visit, 'live', 'football')),
  ];
  expect(matches.length).toBeGreaterThan(2);
  for (const { id, markets } of matches) {
    const chances = (key: keyof typeof margins) =>
      new Map(
        markets
          .find((it) => it.key === key)
          ?.prices.map(({ pick, odds }) => [pick, odds && 1 / odds / (1 + margins[key])]),
      );
    const scores = [...chances('score')].filter(([pick]) => pick !== 'other');
    const other = chances('score').get('other') ?? 0.005;
    const line = markets.find(({ key }) => key === 'total')?.line ?? 0;
    const expectSum = (chance: number | null | undefined, fits: (home: number, away: number) => boolean) => {
      if (!chance) return;
      const listed = scores
        .filter(([pick]) => fits(...(pick.split(':').map(Number) as [number, number])))
        .reduce((sum, [, it]) => sum + (it ?? 0), 0);
      expect(chance, id).toBeGreaterThan(listed - 0.02);
      expect(chance, id).toBeLessThan(listed + other + 0.02);
    };
    expectSum(chances('result').get('1'), (home, away) => home > away);
    expectSum(chances('result').get('X'), (home, away) => home === away);
    expectSum(chances('result').get('2'), (home, away) => home < away);
    expectSum(chances('total').get('over'), (home, away) => home + away > line);
    expectSum(chances('both').get('yes'), (home, away) => home > 0 && away > 0);
    expectSum(chances('both').get('no'), (home, away) => home === 0 || away === 0);
  }
});

test('odds differ as the ratings of teams do, and margins are 4 to 7 percent', async () => {
  const { visit } = await enter();
  expect(Object.values(tableOf(visit).margins).filter((it) => it < 0.04 || it > 0.07)).toEqual([]);
  const days = (await boardOf(visit, 'football')).days.slice(2).map(({ day }) => day);
  const boards = await Promise.all(days.map((day) => boardOf(visit, 'football', day)));
  const home = boards.flatMap(matchesOf).map((match) => legOf(match).odds);
  expect(Math.min(...home)).toBeLessThan(1.7);
  expect(Math.max(...home)).toBeGreaterThan(4);
});

test('a system bet pays its winning combos and splits its stake evenly', async () => {
  const { world, visit } = await enter();
  const before = await sumBalance(world);
  const [one, two] = await matchesIn(visit, 'upcoming');
  const [three] = await matchesIn(visit, 'upcoming', 'football');
  if (!one || !two || !three) throw new Error('no matches');
  const legs = [one, two, three].map((it) => legOf(it));
  for (const [stake, system] of [
    [50, [2]],
    [60, [3]],
    [60, [1, 2]],
  ] as const)
    expect(await visit.play(stake, { legs, system }), `${stake} ${system}`).toMatchObject({
      errorCode: 'request.invalid',
    });
  await visit.play(60, { legs, system: [2] });
  await visit.play(80, { legs, system: [2, 3] });
  const [trixie, doubles] = (await betsOf(visit)).bets;
  const odds = legs.map((it) => it.odds);
  const pays = (stake: number, ...at: number[]) =>
    Math.floor(stake * 100 * at.reduce((product, index) => product * (odds[index] ?? 0), 1) + 1e-6) / 100;
  const all = pays(20, 0, 1) + pays(20, 0, 2) + pays(20, 1, 2);
  expect(doubles).toMatchObject({ system: [2], state: 'open' });
  expect(doubles?.possible).toBeCloseTo(all, 2);
  expect(trixie?.possible).toBeCloseTo(all + pays(20, 0, 1, 2), 2);
  expect(doubles?.cashOut).toBeGreaterThan(30);
  await force(world, one.id, { result: '1' });
  await force(world, two.id, { result: '1' });
  await force(world, three.id, { result: '2' });
  await advance(world, '14h');
  const { visit: later } = await enter(world);
  for (const bet of (await betsOf(later)).bets) expect(bet).toMatchObject({ state: 'won', payout: pays(20, 0, 1) });
  expect(await sumBalance(world)).toBeCloseTo(before - 140 + 2 * pays(20, 0, 1), 2);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a match page has the table, form and meetings of the results that players saw', async () => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming', 'football');
  if (!match) throw new Error('no match');
  const before = await matchInfoOf(visit, match.id);
  expect(before.table.map(({ team }) => team)).toEqual(expect.arrayContaining([match.home, match.away]));
  const total = (of: keyof (typeof before.table)[number]) => before.table.reduce((sum, it) => sum + Number(it[of]), 0);
  expect(total('won')).toBe(total('lost'));
  expect(total('scored')).toBe(total('conceded'));
  expect(before.table.every(({ played, won, drawn, lost }) => played === won + drawn + lost)).toBe(true);
  await force(world, match.id, { result: '1' });
  await advance(world, '10h');
  const { visit: later } = await enter(world);
  const day = match.id.slice(0, 10);
  const ended = matchesOf(await boardOf(later, 'football', day)).find(({ id }) => id === match.id);
  const after = await matchInfoOf(later, match.id);
  expect(after.meetings[0]).toMatchObject({ id: match.id, home: match.home, score: ended?.score });
  const home = (info: typeof before) => info.table.find(({ team }) => team === match.home);
  expect(home(after)?.played).toBe((home(before)?.played ?? 0) + 1);
  expect(home(after)?.form[0]).toBe('won');
});

test('a link opens the picks of a saved slip at current odds, for other players too', async () => {
  const { world, visit } = await enter();
  const matches = (await matchesIn(visit, 'upcoming')).slice(0, 2);
  const legs = matches.map((it) => legOf(it));
  const { value } = await saveSlipOf(visit, legs, 'singles');
  expect(
    await saveSlipOf(
      visit,
      legs.map((it) => ({ ...it, match: 'none' })),
    ),
  ).toMatchObject({
    errorCode: 'request.invalid',
  });
  await force(world, legs[1]?.match ?? '', { status: 'void' });
  await world.signIn('agent01');
  const game = await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt Live Odds' });
  const openLink = async () => {
    const body = {
      vendor: game.vassalage,
      gameId: value.room,
      nodeId: game.nodeId,
      category: 'SPORTS',
      showChoice: false,
    } as const;
    const { gameUrl } = (await world.call('launchGame', { body })).value;
    return tableOf(await open(world, gameUrl)).slip;
  };
  expect(await openLink()).toMatchObject({
    picks: [legs[0], { match: legs[1]?.match, odds: null }],
    kind: 'singles',
  });
  await advance(world, '8d');
  await world.signIn('agent01');
  expect(await openLink()).toBeNull();
});

test('a member can create 30 links of bet slips in an hour', async () => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  const save = async () => (await saveSlipOf(visit, [legOf(match)])).errorCode;
  for (let nth = 0; nth < 30; nth += 1) expect(await save()).toBeNull();
  expect(await save()).toBe('request.too-many');
  await advance(world, '61m');
  expect(await saveSlipOf((await enter(world)).visit, [legOf(match)])).toMatchObject({ errorCode: null });
});

test('an invalid bet slip is refused and costs nothing', async () => {
  const { world, visit } = await enter();
  const before = await sumBalance(world);
  const upcoming = await matchesIn(visit, 'upcoming');
  const [match] = upcoming;
  if (!match) throw new Error('no match');
  const leg = legOf(match);
  const sabong = { ...leg, match: leg.match.replace('mhl', 'ds8') };
  const eleven = Array.from({ length: 11 }, (_, index) => ({ ...leg, match: `${leg.match}${index}` }));
  const bad = [[], [leg, leg], [{ ...leg, match: 'none' }], [{ ...leg, pick: '9' }], [sabong], eleven];
  for (const legs of bad)
    expect(await visit.play(20, { legs }), JSON.stringify(legs)).toMatchObject({
      status: 422,
      errorCode: 'request.invalid',
    });
  expect(await sumBalance(world)).toBe(before);
});

test('bets on both sides of a match count nothing towards wagering, a bet on one side counts @X17', async () => {
  const { world, visit } = await enter();
  const [covered, single] = await matchesIn(visit, 'upcoming');
  if (!covered || !single) throw new Error('no matches');
  for (const leg of [legOf(covered), legOf(covered, 'result', '2'), legOf(single)])
    await visit.play(20, { legs: [leg] });
  await advance(world, '14h');
  const { visit: later } = await enter(world);
  const { state } = simulator.worlds.open(world.name);
  const counted = (await betsOf(later)).bets.map(({ id }) => {
    const found = state.get(bets, id);
    return found && rewardStakeOf(state, found);
  });
  expect(counted.toSorted()).toEqual([0, 0, 2_000]);
});

test('a lost bet counts for a bonus as a won one does, by its accepted odds @A101', async () => {
  const { world, visit } = await enter();
  const [one, two] = await matchesIn(visit, 'upcoming');
  const [three] = await matchesIn(visit, 'upcoming', 'football');
  if (!one || !two || !three) throw new Error('no matches');
  const legs = [one, two, three].map((it) => legOf(it));
  await visit.play(60, { legs });
  await visit.play(60, { legs, system: [2] });
  const accepted = (await betsOf(visit)).bets.map(({ odds }) => odds);
  await force(world, one.id, { result: '1' });
  await force(world, two.id, { result: '2' });
  await force(world, three.id, { result: '2' });
  await advance(world, '14h');
  const { bets: ended } = await betsOf((await enter(world)).visit);
  expect(ended.map(({ state, odds }) => [state, odds])).toEqual(accepted.map((odds) => ['lost', odds]));
  const { state } = simulator.worlds.open(world.name);
  const least = Math.min(...accepted);
  for (const { id } of ended) {
    const found = state.get(bets, id);
    if (!found) throw new Error(`no bet ${id}`);
    expect(bonusPercentOf(state, found, least - 0.01)).toBeGreaterThan(0);
    expect(bonusPercentOf(state, found, Math.max(...accepted) + 0.01)).toBe(0);
  }
});

/** Returns three picks on a match that together lose at no score but some draws, and a match without them. */
const coveringPicks = (
  matches: readonly Match[],
): { readonly picks: readonly [Leg, Leg, Leg]; readonly other: Match } => {
  for (const match of matches) {
    const over = legOf(match, 'total', 'over');
    const other = matches.find((it) => it !== match);
    // With 2.5 goals, only 1:1 is neither over nor without a goal of one side.
    if (over.line === 2.5 && other)
      return { picks: [over, legOf(match, 'both', 'no'), legOf(match, 'score', '1:1')], other };
  }
  throw new Error('no match with 2.5 goals');
};

test('bets on one match that cover nearly every score count nothing, even if each alone would @X17', async () => {
  const { world, visit } = await enter();
  const { picks, other } = coveringPicks(await matchesIn(visit, 'upcoming', 'football'));
  const [over, no, draw] = picks;
  const place = async (stake: number, leg: Leg) => (await visit.play(stake, { legs: [leg] })).value.round;
  const hedged = [
    await place(200, over),
    await place(Math.round((200 * over.odds) / no.odds), no),
    await place(Math.round((200 * over.odds) / draw.odds), draw),
  ];
  const free = [await place(20, legOf(other)), await place(20, legOf(other, 'total', 'over'))];
  await advance(world, '14h');
  expect(await countedIn(world, hedged)).toEqual([0, 0, 0]);
  expect(await countedIn(world, free)).toEqual([2_000, 2_000]);
});

test('combos and system bets cover a match as single bets do, whatever their other picks @X17', async () => {
  const { world, visit } = await enter();
  const matches = await matchesIn(visit, 'upcoming', 'football');
  const { picks, other } = coveringPicks(matches);
  const [over, no, draw] = picks;
  const third = matches.find((it) => it.id !== over.match && it !== other);
  const [basket] = await matchesIn(visit, 'upcoming');
  if (!third || !basket) throw new Error('no further matches');
  const place = async (stake: number, legs: readonly Leg[], system?: readonly number[]) =>
    (await visit.play(stake, { legs, ...(system && { system }) })).value.round;
  const [beside, besides] = [legOf(other), legOf(third)];
  const hedged = [
    await place(200, [over, beside]),
    await place(Math.round((200 * over.odds) / no.odds), [no, besides]),
    await place(Math.round((200 * over.odds) / draw.odds), [draw]),
  ];
  const free = [await place(30, [beside, besides]), await place(30, [beside, besides, legOf(basket)], [2])];
  await advance(world, '14h');
  expect(await countedIn(world, hedged)).toEqual([0, 0, 0]);
  expect(await countedIn(world, free)).toEqual([3_000, 3_000]);
});

/** Returns the minor units that the bets of a visit count, by round. */
const countedIn = async (world: WorldClient, rounds: readonly string[]): Promise<number[]> => {
  const { state } = simulator.worlds.open(world.name);
  return rounds.map((round) => {
    const found = state.get(bets, round);
    if (!found) throw new Error(`no bet ${round}`);
    return rewardStakeOf(state, found);
  });
};

const placeOn = async (visit: GameVisit, leg: ReturnType<typeof legOf>): Promise<string> =>
  (await visit.play(20, { legs: [leg] })).value.round;

const cashOutNow = async (visit: GameVisit, round: string): Promise<void> => {
  const { value } = await quoteOf(visit, round);
  expect(await cashOutBy(visit, round, value.quote)).toMatchObject({ status: 200 });
};

test.for([
  ['a minute later', '1m'],
  ['in the same millisecond', null],
] as const)('a bet counts nothing if a bet on the other side was cashed out %s @X17', async ([, passed]) => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  const rounds = [await placeOn(visit, legOf(match, 'result', '2')), await placeOn(visit, legOf(match))];
  if (passed) await advance(world, passed);
  await cashOutNow(visit, rounds[1] ?? '');
  await advance(world, '14h');
  expect(await countedIn(world, rounds)).toEqual([0, 0]);
});

test('a bet counts if a bet on the other side was cashed out before it was placed @X17', async () => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  const first = await placeOn(visit, legOf(match));
  await cashOutNow(visit, first);
  await advance(world, '1m');
  const second = await placeOn(visit, legOf(match, 'result', '2'));
  await advance(world, '14h');
  expect(await countedIn(world, [first, second])).toEqual([0, 2_000]);
});

test('a match beyond the days on sale takes no bets', async () => {
  const { visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  const leg = { ...legOf(match), match: match.id.replace(/^\d{4}/, '2090') };
  expect(await visit.play(20, { legs: [leg] })).toMatchObject({ status: 422, errorCode: 'request.invalid' });
});

test('betting records show the legs of a combo and of a refunded bet with pick, odds, result and score @R179 @R262', async () => {
  const { world, visit } = await enter();
  const [first, second, third] = await matchesIn(visit, 'upcoming');
  if (!first || !second || !third) throw new Error('no three matches');
  const picks = [legOf(first), legOf(second, 'total', 'over')];
  expect((await visit.play(50, { legs: picks })).status).toBe(200);
  expect((await visit.play(50, { legs: [legOf(third)] })).status).toBe(200);
  const query = { category: 'SPORTS', startDate: '2026-05-06', endDate: '2026-05-07', pageSize: 20 } as const;
  const record = async () => (await world.call('bets', { query })).value.content.filter(({ stake }) => stake === 50);
  expect((await record()).map(({ round, status }) => [status, round])).toEqual([
    ['open', null],
    ['open', null],
  ]);
  await force(world, third.id, { status: 'void' });
  await advance(world, '14h');
  await world.signIn('player01');
  const bets = await record();
  const combo = bets.find(({ status }) => status === 'settled')?.round;
  expect(combo).toMatchObject({
    kind: 'sports',
    cashedOut: false,
    legs: picks.map(({ odds, pick, market, line }, index) => ({
      odds,
      pick,
      market,
      line,
      home: [first, second][index]?.home,
      state: expect.stringMatching(/won|lost/),
      score: [expect.any(Number), expect.any(Number)],
    })),
  });
  const refunded = bets.find(({ status }) => status === 'refunded');
  expect(refunded?.round).toMatchObject({ legs: [{ home: third.home, state: 'void', score: null }] });
});

test('seeded sports bets have a leg that fits their payout @R262', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const query = { category: 'SPORTS', startDate: '2026-04-01', endDate: '2026-05-06', pageSize: 100 } as const;
  const { content } = (await world.call('bets', { query })).value;
  expect(content.length).toBeGreaterThan(0);
  for (const { round, payout, stake } of content) {
    if (round?.kind !== 'sports') throw new Error('no legs');
    expect(round.legs).toMatchObject([{ state: payout > 0 ? 'won' : 'lost' }]);
    if (payout > 0) expect(payout).toBeCloseTo(stake * round.odds, 2);
  }
});

test('an open bet counts in the net result of the session only once it is settled @X05', async () => {
  const { world, visit } = await enter();
  const [match] = await matchesIn(visit, 'upcoming');
  if (!match) throw new Error('no match');
  const placed = await visit.play(100, { legs: [legOf(match)] });
  expect((await world.call('sitting')).value).toMatchObject({ staked: 0, won: 0, net: 0 });
  const { value: quote } = await quoteOf(visit, placed.value.round);
  const { value: paid } = await cashOutBy(visit, placed.value.round, quote.quote);
  expect((await world.call('sitting')).value).toMatchObject({ staked: 100, won: paid.amount });
});
