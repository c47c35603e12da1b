import { expect, test } from 'vitest';
import { noon } from '../../support/money.ts';
import { startSimulator } from '../../support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const withDoneMissions = async () => {
  const world = simulator.world();
  await world.admin('POST', '/scenarios', { names: ['rewards.missions-done'] });
  await world.signIn('player01');
  return world;
};

test('a claimed mission marks its day and is added to the history @X36', async () => {
  const world = await withDoneMissions();
  const before = (await world.call('missions')).value;
  const open = before.missions.find(({ status }) => status === 'open');
  expect(before.days).toHaveLength(7);
  expect((await world.call('claimMission', { body: { id: open?.id ?? '' } })).status).toBe(200);
  const after = (await world.call('missions')).value;
  expect(after.days.at(-1)?.done).toBe(true);
  expect(after.history[0]).toMatchObject({ title: open?.title, reward: open?.reward });
});

test('the flag switches mission days and history off @X36', async () => {
  const world = await withDoneMissions();
  await world.flags({ MISSPLUS3: false });
  expect((await world.call('missions')).value).toMatchObject({ days: [], history: [] });
});
