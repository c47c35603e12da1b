import { expect, test } from 'vitest';
import { open as enterGame, findGame, launch } from '#tests/support/game-visit.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

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

test('a member at an own limit sees no mission days but the history @X36 @X02', async () => {
  const world = await withDoneMissions();
  const open = (await world.call('missions')).value.missions.find(({ status }) => status === 'open');
  await world.call('claimMission', { body: { id: open?.id ?? '' } });
  const slot = await enterGame(world, await launch(world, await findGame(world)));
  await slot.play(20);
  await world.call('setLimit', { body: { kind: 'stake', period: 'day', amount: 10 } });
  const { days, history } = (await world.call('missions')).value;
  expect(days).toEqual([]);
  expect(history[0]).toMatchObject({ title: open?.title });
});

test('the flag switches mission days and history off @X36', async () => {
  const world = await withDoneMissions();
  await world.flags({ MISSPLUS3: false });
  expect((await world.call('missions')).value).toMatchObject({ days: [], history: [] });
});
