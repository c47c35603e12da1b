import { expect, test } from 'vitest';
import { balanceOf, checkLedger } from '#sim/core/ledger.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { redeemLaunchTicket, visitOf } from '#sim/features/games/rules/game-visits.ts';
import {
  availableToStake,
  findBet,
  openBets,
  placeBet,
  playRound,
  refundBet,
  settleBet,
} from '#sim/features/games/rules/rounds.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const visit = async (account = 'player01', demo = false) => {
  const client = simulator.world();
  await client.signIn(account);
  const { value } = await client.call('launchGame', {
    body: { vendor: 'LIKHA', gameId: 'likha-1001', nodeId: 1001, category: 'HOT', showChoice: false, demo },
  });
  const world = simulator.worlds.open(client.name);
  return { client, world, launch: redeemLaunchTicket(world, value.gameUrl.replace('/__games/', '')) };
};

test('a ticket opens one visit, which ends with the session', async () => {
  const { client, world, launch } = await visit();
  expect(() => redeemLaunchTicket(world, launch.id)).toThrow('ticket.used');
  expect(visitOf(world, launch.playKey).id).toBe(launch.id);
  await client.call('logout');
  expect(() => visitOf(world, launch.playKey)).toThrow('session.expired');
});

test('a repeated round moves stake and payout once @R195', async () => {
  const { client, world, launch } = await visit();
  const round = { key: 'r1', stake: 1000, decide: () => ({ payout: 2550 }) };
  const first = playRound(world, launch, round);
  expect(playRound(world, launch, round)).toEqual(first);
  expect(first).toMatchObject({ state: 'settled', stake: 1000, payout: 2550 });
  expect((await client.call('balance')).value.sumBalance).toBe(12_496);
  expect(() => playRound(world, launch, { ...round, stake: 500 })).toThrow('request.conflict');
  expect(checkLedger(world.state)).toEqual([]);
});

test('a failed round changes nothing', async () => {
  const { world, launch } = await visit();
  const before = availableToStake(world, launch);
  const fails = () => {
    throw new Error('no outcome');
  };
  expect(() => playRound(world, launch, { key: 'r1', stake: 1000, decide: fails })).toThrow('no outcome');
  expect([availableToStake(world, launch), findBet(world, launch, 'r1')]).toEqual([before, undefined]);
});

test('stakes outside the range or above the balance are refused', async () => {
  const { world, launch } = await visit();
  expect(() => placeBet(world, launch, { key: 'a', stake: 0 })).toThrow('bet.out-of-range');
  expect(() => placeBet(world, launch, { key: 'b', stake: 10_000_000_000 })).toThrow('bet.out-of-range');
  const poor = await visit('newbie01');
  expect(() => placeBet(poor.world, poor.launch, { key: 'c', stake: 1000 })).toThrow('balance.insufficient');
});

test('an open bet can be settled or refunded, and is refunded automatically after a day', async () => {
  const { client, world, launch } = await visit();
  const before = availableToStake(world, launch);
  const won = settleBet(world, launch, placeBet(world, launch, { key: 'a', stake: 1000 }), { payout: 3000 });
  refundBet(world, launch, placeBet(world, launch, { key: 'b', stake: 700 }));
  expect([won.state, availableToStake(world, launch)]).toEqual(['settled', before + 2000]);
  const left = placeBet(world, launch, { key: 'c', stake: 500 });
  expect(openBets(world, launch)).toEqual([left]);
  await client.admin('PUT', '/clock', { advance: '25h' });
  expect(world.state.get(bets, left.id)?.state).toBe('refunded');
  expect(availableToStake(world, launch)).toBe(before + 2000);
});

test('demo play has a separate balance', async () => {
  const { client, world, launch } = await visit('player01', true);
  playRound(world, launch, { key: 'r1', stake: 1000, decide: () => ({ payout: 0 }) });
  expect(availableToStake(world, launch)).toBe(999_000);
  expect((await client.call('balance')).value.sumBalance).toBe(12_480.5);
  expect(balanceOf(world.state, 'play')).toBeLessThan(0);
});
