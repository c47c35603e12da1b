import { expect, test } from 'vitest';
import { balanceOf, checkLedger, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { endGift, payGift } from '#sim/features/cashier/rules/bonus-money.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { forceNextOutcome } from '#sim/features/games/rules/forced-outcome.ts';
import { placeBet, playRound, settleBet } from '#sim/features/games/rules/rounds.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const member = '100004';
const source = { id: 'removed', member, nodeId: null, vassalage: 'LIKHA', demo: false };

/** A member whose only money is a gift of ₱100, of which one bet wins at most `maxWin` minor units. */
const giftedMember = async (maxWin?: number) => {
  const client = simulator.world();
  await client.signIn('newbie01');
  const world = simulator.worlds.open(client.name);
  const terms = maxWin === undefined ? {} : { maxWin };
  payGift(world, member, { minor: 10_000, type: 'reward', ref: 'G', wagering: 1e9, terms });
  return { client, world };
};

const held = (world: World): number => balanceOf(world.state, mainAccount(member)) / 100;

const lossToday = async (client: WorldClient) =>
  (await client.call('ownLimits')).value.limits.find(({ kind, period }) => kind === 'loss' && period === 'day')?.used;

test('winnings above the maximum of a bonus free up no loss limit and are no winnings of a play session @X02 @X11', async () => {
  const { client, world } = await giftedMember(8310);
  playRound(world, source, { key: '1', stake: 5000, decide: () => ({ payout: 500_000 }) });
  expect(held(world)).toBe(183.1);
  expect((await client.call('sitting')).value).toMatchObject({ staked: 50, won: 133.1, net: 83.1 });
  playRound(world, source, { key: '2', stake: 18_310, decide: () => ({ payout: 0 }) });
  expect(await lossToday(client)).toBe(0);
  expect(checkLedger(world.state)).toEqual([]);
});

test('a payout to a bonus that has ended is no winning, and neither its stake nor its end is a loss of own money @X02 @X11', async () => {
  const { client, world } = await giftedMember();
  const placed = placeBet(world, source, { key: '1', stake: 5000 });
  endGift(world, member, 'G');
  settleBet(world, source, placed, { payout: 500_000 });
  expect(held(world)).toBe(0);
  expect(await lossToday(client)).toBe(0);
  expect((await client.call('sitting')).value).toMatchObject({ staked: 50, won: 0, net: -50 });
});

test('a loss limit counts own money only: winnings that exceed what a bonus converts free up nothing @X02 @X11', async () => {
  const client = simulator.world();
  await client.signIn('newbie01');
  const world = simulator.worlds.open(client.name);
  world.state.put(earlierDeposits, { id: member, minor: 10_000 });
  transferFunds(world, { from: 'bank', to: mainAccount(member), minor: 10_000, type: 'deposit', ref: 'own' });
  playRound(world, source, { key: '1', stake: 4000, decide: () => ({ payout: 0 }) });
  const terms = { maxConvertible: 5000 };
  payGift(world, member, { minor: 10_000, type: 'reward', ref: 'G', wagering: 2000, terms });
  // ₱60 of own money and ₱60 of the gift: each part gets half of the payout.
  playRound(world, source, { key: '2', stake: 12_000, decide: () => ({ payout: 10_000 }) });
  expect(held(world)).toBe(50 + 50);
  expect(await lossToday(client)).toBe(40 + 60 - 50);
});

test('a game states the payout that stays after a maximum win @X11', async () => {
  const { client, world } = await giftedMember(1);
  const visit = await open(client, await launch(client, await findGame(client, { name: 'Kidlat Fortune' })));
  forceNextOutcome(world, 'big');
  const { value } = await visit.play(5);
  expect(value).toMatchObject({ payout: 5.01, balance: 100.01 });
  expect(held(world)).toBe(100.01);
});

test('bonus money that cannot be staked counts as an insufficient balance, not as an empty range @X11', async () => {
  const { world } = await giftedMember();
  placeBet(world, source, { key: '1', stake: 5000 });
  expect(() => placeBet(world, source, { key: '2', stake: 1000 })).toThrow(
    expect.objectContaining({ code: 'balance.insufficient' }),
  );
});
