import { expect, test } from 'vitest';
import type { SpotsOutcome, SpotsTable } from '#sim/games/table-bets/wire.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const begin = async (gameType: string, name?: string) => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await findGame(world, { gameType, ...(name && { name }) });
  return { world, visit: await open(world, await launch(world, game)) };
};

interface Kind {
  readonly gameType: string;
  readonly name?: string;
  readonly screen: string;
  /** Returns a choice that stakes `stake`. */
  readonly good: (visit: GameVisit, stake: number) => unknown;
  readonly bad: readonly unknown[];
}

const kinds: readonly Kind[] = [
  { gameType: 'RNG', name: 'Kidlat Fortune', screen: 'slot', good: () => null, bad: [{}, 1, 'spin'] },
  {
    gameType: 'RNG',
    name: 'Color Game Plaza',
    screen: 'table',
    good: (_, stake) => ({ bets: { red: stake / 2, blue: stake / 2 } }),
    bad: [
      null,
      { bets: {} },
      { bets: { purple: 10 } },
      { bets: { red: -10 } },
      { bets: { red: 1 } },
      { bets: { red: '10' } },
    ],
  },
  {
    gameType: 'LIVE',
    name: 'Baccarat',
    screen: 'live',
    good: (_, stake) => ({ bets: { banker: stake / 2, tie: stake / 2 } }),
    bad: [null, { bets: { dealer: 10 } }, { bets: { player: 1 } }],
  },
  {
    gameType: 'LIVE',
    name: 'Roulette Manila',
    screen: 'roulette',
    good: (_, stake) => ({ bets: { '17-20': stake / 2, red: stake / 2 } }),
    bad: [null, { bets: { '37': 10 } }, { bets: { '1-3': 10 } }, { bets: { '2-1': 10 } }, { bets: {} }],
  },
  {
    gameType: 'LIVE',
    name: 'Speed Dragon Tiger',
    screen: 'dragontiger',
    good: (_, stake) => ({ bets: { dragon: stake } }),
    bad: [null, { bets: { player: 10 } }, { bets: {} }],
  },
  {
    gameType: 'LIVE',
    name: 'Money Wheel Manila',
    screen: 'wheel',
    good: (_, stake) => ({ bets: { '2': stake } }),
    bad: [null, { bets: { '3': 10 } }, { bets: {} }],
  },
  {
    gameType: 'LIVE',
    name: 'Sic Bo Binondo',
    screen: 'sicbo',
    good: (_, stake) => ({ bets: { small: stake } }),
    bad: [null, { bets: { total3: 10 } }, { bets: {} }],
  },
  {
    gameType: 'LIVE',
    name: 'Fan Tan Emperor',
    screen: 'fantan',
    good: (_, stake) => ({ bets: { odd: stake } }),
    bad: [null, { bets: { '5': 10 } }, { bets: {} }],
  },
  {
    gameType: 'LIVE',
    name: 'Card Hi-Lo',
    screen: 'hilo',
    good: (_, stake) => ({ bets: { over: stake } }),
    bad: [null, { bets: { dragon: 10 } }, { bets: {} }],
  },
  {
    gameType: 'LIVE',
    name: 'Se Die Live',
    screen: 'sedie',
    good: (_, stake) => ({ bets: { odd: stake } }),
    bad: [null, { bets: { red2: 10 } }, { bets: {} }],
  },
  {
    gameType: 'PVP',
    name: 'Kara Krus',
    screen: 'karakrus',
    good: (_, stake) => ({ bets: { kara: stake } }),
    bad: [null, { bets: { heads: 10 } }, { bets: {} }],
  },
  {
    gameType: 'PVP',
    name: 'Bingo',
    screen: 'bingo',
    good: () => ({ cards: 2 }),
    bad: [null, { cards: 0 }, { cards: 5 }, { cards: 1.5 }],
  },
  {
    gameType: 'ELOTT',
    screen: 'lottery',
    good: () => ({ picks: [1, 2, 36] }),
    bad: [{ picks: [] }, { picks: [0] }, { picks: [1, 1] }, { picks: [37] }, { picks: [1, 2, 3, 4, 5, 6] }],
  },
  {
    gameType: 'RNG',
    name: 'Lipad',
    screen: 'crash',
    good: () => ({ target: 2 }),
    bad: [{ target: 1 }, { target: 1e9 }, { target: null }, { target: 1.234 }],
  },
  {
    gameType: 'FISH',
    screen: 'fish',
    good: () => ({ fish: 'crab' }),
    bad: [{ fish: 'kraken' }, {}, { fish: '__proto__' }],
  },
];

test.each(kinds)('$screen: the simulator settles rounds, and the ledger balances', async (kind) => {
  const { world, visit } = await begin(kind.gameType, kind.name);
  expect(visit.visit.screen).toBe(kind.screen);
  const stake = Math.max(visit.visit.minBet, 1) * 2;
  let { balance } = visit.visit;
  for (const outcome of ['win', 'lose'] as const) {
    await world.admin('PUT', '/outcome', { outcome });
    const { status, value } = await visit.play(stake, kind.good(visit, stake));
    expect(status).toBe(200);
    if (outcome === 'win') expect(value.payout).toBeGreaterThan(stake);
    else expect(value.payout).toBe(0);
    expect(value.balance).toBeCloseTo(balance - stake + value.payout, 2);
    balance = value.balance;
  }
  expect((await world.call('balance')).value.sumBalance).toBe(balance);
  expect((await world.admin<{ sound: boolean }>('GET', '/ledger')).body.sound).toBe(true);
});

test.each(kinds)('$screen: an invalid choice is refused and costs nothing', async (kind) => {
  const { world, visit } = await begin(kind.gameType, kind.name);
  const stake = Math.max(visit.visit.minBet, 1) * 2;
  for (const choice of kind.bad) {
    const { status, errorCode } = await visit.play(stake, choice);
    expect({ choice, status, errorCode }).toEqual({ choice, status: 422, errorCode: 'request.invalid' });
  }
  expect((await world.call('balance')).value.sumBalance).toBe(visit.visit.balance);
});

test('every playable game of the catalogue opens with the data of its screen', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  for (const gameType of ['RNG', 'PVP', 'LIVE', 'FISH', 'SPORTS', 'ELOTT', 'LOTT']) {
    const { value } = await world.call('gameList', { query: { gameType, pageSize: 100 } });
    for (const game of value.games.filter((it) => it.supportPlay)) {
      const { visit } = await open(world, await launch(world, game));
      expect(visit.table, game.nodeName).toBeTruthy();
      expect(visit.name).toBe(game.nodeName);
    }
  }
});

test('a roulette table shows the draws of the player’s earlier rounds, the newest first', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await findGame(world, { gameType: 'LIVE', name: 'Roulette Manila' });
  const visit = await open(world, await launch(world, game));
  const drawn: unknown[] = [];
  for (const spot of ['17-20', 'column1'])
    drawn.unshift(((await visit.play(100, { bets: { [spot]: 100 } })).value.outcome as SpotsOutcome).drawn);
  const again = await open(world, await launch(world, game));
  expect((again.visit.table as SpotsTable).recent.slice(0, 2)).toEqual(drawn);
});
