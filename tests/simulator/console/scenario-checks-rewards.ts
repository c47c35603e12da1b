import { expect } from 'vitest';
import type { WorldClient } from '../../support/simulator.ts';

const open = async (world: WorldClient) => {
  await world.signIn('player01');
  return (await world.call('rewards')).value.filter(({ status }) => status === 'open');
};

const fault = (kind: string) => async (world: WorldClient) => {
  const { faults } = (await world.admin<{ faults: { endpoint: string; kind: string }[] }>('GET', '/faults')).body;
  expect(faults).toContainEqual(expect.objectContaining({ endpoint: 'missions', kind }));
};

/** Checks of what scenarios do to rewards, by scenario. */
export const rewardChecks = {
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
