import { expect, test } from 'vitest';
import { missionClaims } from '#sim/features/rewards/rules/missions.ts';
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

test('claimed missions keep the goal and reward of their claim when editors change the terms @X36', async () => {
  const client = await withDoneMissions();
  await client.call('claimMission', { body: { id: 'daily-rounds' } });
  const { state } = simulator.worlds.open(client.name);
  const claim = state.all(missionClaims).find(({ task }) => task === 'daily-rounds');
  if (!claim) throw new Error('no claim');
  expect(claim).toMatchObject({ goal: 20, minor: 2_500 });
  // As if the promotion had had other terms.
  state.put(missionClaims, { ...claim, goal: 35, minor: 700 });
  expect((await client.call('missions')).value.history[0]).toMatchObject({ title: '35 rounds', reward: 7 });
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
