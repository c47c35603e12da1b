import { expect } from 'vitest';
import type { WorldClient } from '#tests/support/simulator.ts';

const open = async (world: WorldClient) => {
  await world.signIn('player01');
  return (await world.call('rewards')).value.filter(({ status }) => status === 'open');
};

const fault = (kind: string) => async (world: WorldClient) => {
  const { faults } = (await world.admin<{ faults: { endpoint: string; kind: string }[] }>('GET', '/faults')).body;
  expect(faults).toContainEqual(expect.objectContaining({ endpoint: 'missions', kind }));
};

const missions = async (world: WorldClient) => {
  await world.signIn('player01');
  return (await world.call('missions')).value.missions;
};

const friends = (count: number) => ({
  after: async (world: WorldClient) => {
    await world.signIn('player01');
    expect((await world.call('inviteInfo')).value.friends).toHaveLength(count);
  },
});

/** Advances the clock by a minute, after which short-lived items have expired. */
const nextMinute = async (world: WorldClient) =>
  expect((await world.admin('PUT', '/clock', { advance: '61s' })).status).toBe(200);

const rebateOf = async (world: WorldClient): Promise<number> => {
  await world.signIn('player01');
  return (await world.call('manualRebate')).value.total;
};

/** Checks of scenarios of rewards, by scenario. */
export const rewardChecks = {
  'rewards.raffle-won': {
    after: async (world: WorldClient) => {
      await world.signIn('player01');
      const [raffle] = (await world.call('raffles')).value;
      expect(raffle).toMatchObject({ isDrawn: true, won: raffle?.prizes[0] });
      expect((await open(world)).map(({ amount }) => amount)).toContain(raffle?.won);
    },
  },
  'rewards.one-refused': {
    after: async (world: WorldClient) => {
      const codes: unknown[] = [];
      for (const { id } of await open(world)) codes.push((await world.call('claimReward', { body: { id } })).errorCode);
      expect(codes).toEqual([null, 'promotion.unavailable', null]);
      expect(await open(world)).toHaveLength(1);
    },
  },
  'rewards.missions-done': {
    after: async (world: WorldClient) =>
      expect((await missions(world)).map(({ status }) => status)).not.toContain('running'),
  },
  'rewards.missions-ending': {
    after: async (world: WorldClient) => {
      expect((await missions(world)).map(({ status }) => status)).not.toContain('running');
      await nextMinute(world);
      const daily = (await missions(world)).filter(({ resets }) => resets === 'daily');
      expect(daily.map(({ status }) => status)).toEqual(daily.map(() => 'running'));
    },
  },
  'rewards.week-over': {
    after: async (world: WorldClient) => {
      const anew = (await missions(world)).filter(({ resets }) => resets !== 'never');
      expect(anew.map(({ progress }) => progress)).toEqual(anew.map(() => 0));
      expect(await rebateOf(world)).toBe(0);
    },
  },
  'rewards.rebate-lapsing': {
    after: async (world: WorldClient) => {
      expect(await rebateOf(world)).toBeGreaterThan(1);
      await nextMinute(world);
      expect(await rebateOf(world)).toBe(0);
    },
  },
  'rewards.friends-none': friends(0),
  'rewards.friends-one': friends(1),
  'rewards.friends-many': friends(60),
  'rewards.none': { after: async (world: WorldClient) => expect(await open(world)).toEqual([]) },
  'rewards.many': { after: async (world: WorldClient) => expect(await open(world)).toHaveLength(120) },
  'rewards.ending': {
    after: async (world: WorldClient) => {
      const [only] = await open(world);
      expect((only?.expiresAt ?? 0) - (only?.from ?? 0)).toBe(60_000);
    },
  },
  'rewards.fails': { after: fault('status') },
  'rewards.slow': { after: fault('delay') },
  'rewards.claim-lost': {
    after: async (world: WorldClient) => {
      const [{ id } = { id: '' }] = await open(world);
      await expect(world.call('claimReward', { body: { id } })).rejects.toThrow();
      expect((await open(world)).map((it) => it.id)).not.toContain(id);
    },
  },
};
