import { expect, test } from 'vitest';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';
import { boardOf, legOf, matchesOf } from '#tests/support/sports.ts';

const simulator = await startSimulator({ machineTime: noon });

interface Refused {
  readonly gameType: string;
  readonly name: string;
  readonly outcome: string;
  /** Field that the refusal names. */
  readonly field: string;
  /** Returns the choice of a bet that cannot have the outcome. */
  readonly choice?: (visit: GameVisit) => unknown;
}

const spot = (id: string) => () => ({ bets: { [id]: 100 } });
const basketball = async (visit: GameVisit) => {
  const [match] = matchesOf(await boardOf(visit, 'basketball')).filter(({ phase }) => phase === 'upcoming');
  if (!match) throw new Error('no upcoming match');
  return { legs: [legOf(match)] };
};
const meron = (visit: GameVisit) => ({
  fight: (visit.visit.table as { arena: { fight: { id: string } } }).arena.fight.id,
  side: 'meron',
});

const refused: readonly Refused[] = [
  { gameType: 'RNG', name: 'Color Game Plaza', outcome: 'below', field: 'choice', choice: spot('red') },
  { gameType: 'LIVE', name: 'Baccarat', outcome: 'big', field: 'choice', choice: spot('banker') },
  { gameType: 'LIVE', name: 'Roulette Manila', outcome: 'below', field: 'choice', choice: spot('17') },
  { gameType: 'LIVE', name: 'Speed Dragon Tiger', outcome: 'big', field: 'choice', choice: spot('dragon') },
  { gameType: 'LIVE', name: 'Sic Bo Binondo', outcome: 'extra', field: 'choice', choice: spot('small') },
  { gameType: 'PVP', name: 'Kara Krus', outcome: 'big', field: 'choice', choice: spot('kara') },
  { gameType: 'FISH', name: '', outcome: 'below', field: 'choice', choice: () => ({ fish: 'crab' }) },
  { gameType: 'RNG', name: 'Lipad!', outcome: 'big', field: 'choice', choice: () => ({ target: 2 }) },
  {
    gameType: 'RNG',
    name: 'Lipad!',
    outcome: 'big',
    field: 'choice.target',
    choice: () => ({ fly: true, target: 2 }),
  },
  {
    gameType: 'RNG',
    name: 'Lipad!',
    outcome: 'below',
    field: 'choice.target',
    choice: () => ({ fly: true, target: null }),
  },
  { gameType: 'PVP', name: 'Lucky Nine', outcome: 'big', field: 'choice' },
  { gameType: 'PVP', name: 'Blackjack Barkada', outcome: 'extra', field: 'choice' },
  { gameType: 'SPORTS', name: 'Hardcourt Live Odds', outcome: 'below', field: 'choice.legs', choice: basketball },
  { gameType: 'SPORTS', name: 'Hardcourt Live Odds', outcome: 'extra', field: 'choice.legs', choice: basketball },
  { gameType: 'SPORTS', name: 'Derby Araw', outcome: 'big', field: 'choice.side', choice: meron },
  { gameType: 'SPORTS', name: 'Derby Araw', outcome: 'below', field: 'choice.side', choice: meron },
];

test.each(refused)(
  '$gameType $name: a bet that cannot have the forced outcome $outcome is refused once @A07',
  async (it) => {
    const world = simulator.world();
    await world.signIn('player01');
    const game = await findGame(world, { gameType: it.gameType, ...(it.name && { name: it.name }) });
    const visit = await open(world, await launch(world, game));
    const choice = (await it.choice?.(visit)) ?? null;
    const before = await sumBalance(world);
    await world.admin('PUT', '/outcome', { outcome: it.outcome });
    const stake = Math.min(100, visit.visit.maxBet);
    const { status, value } = await visit.play(stake, choice);
    expect({ status, value }).toEqual({ status: 422, value: { fields: [{ field: it.field, rule: 'outcome' }] } });
    expect(await sumBalance(world)).toBe(before);
    expect((await visit.play(stake, choice)).status).toBe(200);
    expect(await isLedgerBalanced(world)).toBe(true);
  },
);

test('a forced outcome that no game knows is refused with its field @A07', async () => {
  const world = simulator.world();
  for (const outcome of ['lucky', 5, {}, '']) {
    const { status, body } = await world.admin<{ faults: { field: string }[] }>('PUT', '/outcome', { outcome });
    expect([status, body.faults.map(({ field }) => field)]).toEqual([422, ['outcome']]);
  }
});

test('a flight with a forced win reaches its target @A07', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const visit = await open(world, await launch(world, await findGame(world, { gameType: 'RNG', name: 'Lipad!' })));
  await world.admin('PUT', '/outcome', { outcome: 'win' });
  await visit.play(100, { fly: true, target: 50 });
  const before = await sumBalance(world);
  await advance(world, '5m');
  expect(await sumBalance(world)).toBeGreaterThanOrEqual(before + 5000 - 1);
});
