import { expect, test } from 'vitest';
import { currency } from '#markets/current.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

// Runs in each market (vitest.config.ts).
const simulator = await startSimulator({ machineTime: noon });

test('bets of a member bring the agent a rebate in whole units of the currency, paid at midnight of the country @A104', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await open(world, await launch(world, await findGame(world)));
  for (let nth = 0; nth < 10; nth += 1) expect((await game.play(game.visit.minBet)).errorCode).toBeNull();

  await world.signIn('agent01');
  const before = await sumBalance(world);
  const opened = (await world.call('agentRebates')).value;
  const { amount } = opened.footer;
  expect(amount).toBeGreaterThan(0);
  expect((String(amount).split('.')[1] ?? '').length).toBeLessThanOrEqual(currency.decimals);
  const [day] = opened.content;
  expect(day?.status).toBe('open');

  await advance(world, '14h');
  await world.signIn('agent01');
  const query = { startDate: day?.day ?? '', endDate: day?.day ?? '' };
  expect((await world.call('agentRebates', { query })).value.content).toMatchObject([{ status: 'paid', amount }]);
  const booked = async (code: string) =>
    (await world.call('transactions', { query: { types: 'A', code } })).value.content[0]?.amount ?? 0;
  expect(await booked('agentRebate')).toBe(amount);
  expect(await sumBalance(world)).toBeCloseTo(before + amount + (await booked('salary')), currency.decimals);
  expect(await isLedgerBalanced(world)).toBe(true);
});
