import { expect, test } from 'vitest';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test('play time is counted between bets without long pauses, and a first bet counts one minute @X02', async () => {
  const world = simulator.world();
  // Later than all seeded bets.
  await advance(world, '10d');
  await world.signIn('player01');
  const summary = async () => (await world.call('playSummary')).value;
  expect(await summary()).toMatchObject({ minutes: 0, staked: 0, net: 0 });
  const game = await findGame(world, { name: 'Kidlat Fortune' });
  const bet = async () => {
    const visit = await open(world, await launch(world, game));
    return (await visit.play(1)).value;
  };
  let net = 0;
  for (const pause of ['0s', '10m', '20m', '70m']) {
    await advance(world, pause);
    await world.signIn('player01');
    net += (await bet()).payout - 1;
  }
  const after = await summary();
  expect(after.minutes).toBe(1 + 10 + 20 + 1);
  expect(after.days.at(-1)?.minutes).toBe(32);
  expect(after.staked).toBe(4);
  expect(after.net).toBeCloseTo(net, 2);
  const { months } = (await world.call('statement')).value;
  expect(after.months.at(-1)?.net).toBe(months.at(-1)?.net);
});
