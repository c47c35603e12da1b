import { expect, test } from 'vitest';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { addWageringRequirement, wageringOf } from '#sim/features/cashier/rules/wagering.ts';
import { leaderboard } from '#sim/features/rewards/rules/leaderboard.ts';
import { missionsOf } from '#sim/features/rewards/rules/missions.ts';
import { openRebate } from '#sim/features/rewards/rules/rebates.ts';
import { lifetimeStakes } from '#sim/features/rewards/rules/vip-progress.ts';
import { runningTerms } from '#sim/features/shared/running-terms.ts';
import { startOfWeek } from '#sim/features/shared/week.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

/** player01 with the open wagering requirement of a gift, and everything that a bet may count towards, in minor units or rounds. */
const wageringPlayer = async () => {
  const client = simulator.world();
  await client.signIn('player01');
  const world = simulator.worlds.open(client.name);
  const member = memberByAccount(world.state, 'player01');
  if (!member) throw new Error('no player01');
  addWageringRequirement(world, member.id, 10_000_000, 'test', { kind: 'gift', locks: 100, money: 100 });
  const from = startOfWeek(world.now());
  const terms = runningTerms('leaderboard', world.now());
  const counted = () => ({
    open: wageringOf(world.state, member.id).open,
    rebate: openRebate(world.state, member, world.now()).lines.reduce((sum, { turnover }) => sum + turnover, 0),
    vip: lifetimeStakes(world.state, member.id),
    rounds: missionsOf(world, member.id, 'EN').find(({ id }) => id === 'daily-rounds')?.progress ?? 0,
    points: terms && leaderboard(world, terms, from).find((it) => it.member === member.id)?.points,
  });
  return { client, counted };
};

const tables = [
  ['both hands', 'LIVE', 'Baccarat', 100, { bets: { banker: 50, player: 50 } }, 0],
  ['both hands and the tie', 'LIVE', 'Baccarat', 100, { bets: { banker: 48, player: 48, tie: 4 } }, 0],
  ['two hands that nearly cover each other', 'LIVE', 'Baccarat', 150, { bets: { banker: 100, player: 50 } }, 0],
  ['one hand', 'LIVE', 'Baccarat', 100, { bets: { banker: 100 } }, 10_000],
  ['all colors', 'RNG', 'Color Game Plaza', 60, { bets: colorBets(6) }, 0],
  ['four colors', 'RNG', 'Color Game Plaza', 40, { bets: colorBets(4) }, 0],
  ['two colors', 'RNG', 'Color Game Plaza', 20, { bets: colorBets(2) }, 2000],
  ['a flight to 1.10', 'RNG', 'Orbit Manila', 50, { target: 1.1 }, 0],
  ['a flight to 2.00', 'RNG', 'Orbit Manila', 50, { target: 2 }, 5000],
] as const;

function colorBets(count: number) {
  return Object.fromEntries(['red', 'blue', 'yellow', 'green', 'white', 'pink'].slice(0, count).map((it) => [it, 10]));
}

test.each(tables)(
  'at a table, betting on %s counts according to its risk @X17',
  async (_, gameType, name, stake, choice, counts) => {
    const { client, counted } = await wageringPlayer();
    const before = counted();
    const visit = await open(client, await launch(client, await findGame(client, { gameType, ...(name && { name }) })));
    expect((await visit.play(stake, choice)).status).toBe(200);
    const after = counted();
    expect(before.open - after.open).toBe(choice && 'target' in choice ? counts / 5 : 0);
    expect(after.rebate - before.rebate).toBe(counts);
    expect(after.vip - before.vip).toBe(counts);
    expect(after.rounds - before.rounds).toBe(counts > 0 ? 1 : 0);
    expect((after.points ?? 0) > (before.points ?? 0)).toBe(counts > 0);
  },
);

interface DrawBet {
  readonly play: string;
  readonly numbers: string[];
  readonly stake: number;
}

const drawOf = async (client: WorldClient, code: string) => {
  const [lottery] = (await client.call('lotteryList', { query: { code } })).value;
  if (!lottery) throw new Error(`no lottery ${code}`);
  return lottery;
};

const order = async (client: WorldClient, code: string, bets: DrawBet[]) => {
  const { drawId, prizeMode } = await drawOf(client, code);
  const reply = await client.call('placeOrder', { body: { code, drawId, playType: 'trad', prizeMode, bets } });
  expect(reply.errorCode).toBeNull();
};

const numbers = (from: number, to: number): DrawBet[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    play: 'number',
    numbers: [String(from + index).padStart(2, '0')],
    stake: 10,
  }));

const draws: readonly [string, readonly DrawBet[][], number][] = [
  ['all numbers of a wheel', [numbers(0, 36)], 0],
  ['most numbers of a wheel, in two orders', [numbers(0, 17), numbers(18, 32)], 0],
  ['a third of a wheel', [numbers(0, 11)], 12_000],
  [
    'both sides, in two orders',
    [[{ play: 'size', numbers: ['BIG'], stake: 50 }], [{ play: 'size', numbers: ['SMALL'], stake: 50 }]],
    0,
  ],
  [
    'two sides that do not oppose each other',
    [[{ play: 'size', numbers: ['BIG'], stake: 50 }], [{ play: 'parity', numbers: ['ODD'], stake: 50 }]],
    10_000,
  ],
];

test.each(draws)('in a draw, betting on %s counts according to its risk @X17', async (_, orders, counts) => {
  const { client, counted } = await wageringPlayer();
  const before = counted();
  for (const bets of orders) await order(client, 'ruleta-minuto', bets);
  await advance(client, '10m');
  const after = counted();
  expect(before.open - after.open).toBe(counts / 5);
  expect(after.rebate - before.rebate).toBe(counts);
});
