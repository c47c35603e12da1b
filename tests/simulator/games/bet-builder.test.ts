import { expect, test, vi } from 'vitest';
import type { BuilderPart } from '#contract/games/sports-picks.ts';
import { eachFinalScore } from '#sim/features/games/rules/final-scores.ts';
import type { Match } from '#sim/games/sports/wire.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';
import { betsOf, boardOf, builderPriceOf, matchesOf, saveSlipOf, tableOf } from '#tests/support/sports.ts';

vi.mock('#sim/features/games/rules/final-scores.ts', { spy: true });

const simulator = await startSimulator({ machineTime: noon });

const enter = async (world = simulator.world()) => {
  await world.signIn('player01');
  const game = await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt Live Odds' });
  return { world, game, visit: await open(world, await launch(world, game)) };
};

const footballMatch = async (visit: GameVisit): Promise<Match> => {
  const found = matchesOf(await boardOf(visit, 'football')).find(({ phase }) => phase === 'upcoming');
  if (!found) throw new Error('no football match');
  return found;
};

const partOf = ({ markets }: Match, market: BuilderPart['market'], pick: BuilderPart['pick']): BuilderPart => ({
  market,
  line: markets.find(({ key }) => key === market)?.line ?? null,
  pick,
});

const legFrom = (match: Match, parts: readonly BuilderPart[], odds: number) => ({
  match: match.id,
  market: 'builder' as const,
  line: null,
  pick: 'all' as const,
  parts,
  odds,
  live: false,
});

test('a bet builder prices the scores at which all its picks win @R196', async () => {
  const { visit } = await enter();
  const match = await footballMatch(visit);
  const oddsOf = async (...parts: BuilderPart[]) => (await builderPriceOf(visit, match.id, parts)).value.odds;
  const exact = match.markets.find(({ key }) => key === 'score')?.prices.find(({ pick }) => pick === '2:1')?.odds ?? 0;
  const score = partOf(match, 'score', '2:1');
  expect(await oddsOf(score, partOf(match, 'result', '1'))).toBe(exact);
  expect(await oddsOf(score, partOf(match, 'both', 'yes'), partOf(match, 'result', '1'))).toBe(exact);
  expect(await oddsOf(score, partOf(match, 'result', '2'))).toBeNull();
  const prices = match.markets.flatMap(({ key, prices: all }) =>
    all.flatMap(({ pick, odds }) => (key === 'result' && pick === '1' ? [odds ?? 0] : [])),
  );
  const both = await oddsOf(partOf(match, 'result', '1'), partOf(match, 'both', 'yes'));
  expect(both).toBeGreaterThan(prices[0] ?? 0);
  expect(both).toBeLessThan(exact);
});

test('picks of one market, or of a match that is not sold, are not combined', async () => {
  const { visit } = await enter();
  const match = await footballMatch(visit);
  const sides = [partOf(match, 'result', '1'), partOf(match, 'result', '2')];
  expect((await builderPriceOf(visit, match.id, sides)).value.odds).toBeNull();
  expect(await builderPriceOf(visit, 'none', sides)).toMatchObject({ status: 404, errorCode: 'resource.unknown' });
  expect(await visit.play(20, { legs: [legFrom(match, sides, 2)] })).toMatchObject({ errorCode: 'match.closed' });
  const { parts: _, ...bare } = legFrom(match, sides, 2);
  expect(await visit.play(20, { legs: [bare] })).toMatchObject({ status: 422, errorCode: 'request.invalid' });
});

test.for([
  ['win', 'won'],
  ['lose', 'lost'],
] as const)('a bet builder ends by the final score: %s @R196', async ([outcome, state]) => {
  const { world, visit } = await enter();
  const match = await footballMatch(visit);
  const parts = [partOf(match, 'result', '1'), partOf(match, 'total', 'under')];
  const odds = (await builderPriceOf(visit, match.id, parts)).value.odds ?? 0;
  const before = await sumBalance(world);
  expect(await visit.play(20, { legs: [legFrom(match, parts, odds - 0.01)] })).toMatchObject({
    errorCode: 'odds.changed',
    value: { legs: [{ match: match.id, odds }] },
  });
  await world.admin('PUT', '/outcome', { outcome, game: 'sports' });
  expect(await visit.play(20, { legs: [legFrom(match, parts, odds)] })).toMatchObject({ status: 200 });
  await advance(world, '30h');
  const [bet] = (await betsOf((await enter(world)).visit)).bets;
  expect(bet).toMatchObject({ state, legs: [{ market: 'builder', parts, state }] });
  const payout = state === 'won' ? Math.floor(2000 * odds + 1e-6) / 100 : 0;
  expect(await sumBalance(world)).toBeCloseTo(before - 20 + payout, 2);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a link opens a bet builder at current odds; a slip has one pick for each match', async () => {
  const { world, game, visit } = await enter();
  const match = await footballMatch(visit);
  const parts = [partOf(match, 'result', '1'), partOf(match, 'both', 'yes')];
  const odds = (await builderPriceOf(visit, match.id, parts)).value.odds ?? 0;
  const leg = legFrom(match, parts, odds);
  expect(await saveSlipOf(visit, [leg, leg])).toMatchObject({ errorCode: 'request.invalid' });
  const mislabelled = { ...leg, market: 'result', pick: '1' } as const;
  expect(await saveSlipOf(visit, [mislabelled])).toMatchObject({ errorCode: 'request.invalid' });
  const { value } = await saveSlipOf(visit, [leg]);
  const body = { vendor: game.vassalage, nodeId: game.nodeId, category: 'SPORTS', showChoice: false } as const;
  const { gameUrl } = (await world.call('launchGame', { body: { ...body, gameId: value.room } })).value;
  expect(tableOf(await open(world, gameUrl)).slip?.picks).toMatchObject([{ market: 'builder', parts, odds }]);
});

test('the final scores of a match are read once for all equal bets on it, not for each pair of bets @X17', async () => {
  const { world, visit } = await enter();
  const matches = matchesOf(await boardOf(visit, 'basketball')).filter(({ phase }) => phase === 'upcoming');
  const parts = (match: Match) => [partOf(match, 'total', 'over'), partOf(match, 'parity', 'odd')];
  const legs = await Promise.all(
    matches
      .slice(0, 3)
      .map(async (match) =>
        legFrom(match, parts(match), (await builderPriceOf(visit, match.id, parts(match))).value.odds ?? 0),
      ),
  );
  for (let count = 0; count < 8; count += 1) expect(await visit.play(20, { legs })).toMatchObject({ status: 200 });
  await betsOf(visit);
  vi.mocked(eachFinalScore).mockClear();
  await advance(world, '30h');
  await betsOf((await enter(world)).visit);
  expect(vi.mocked(eachFinalScore).mock.calls.length).toBeLessThanOrEqual(2 * legs.length);
});
