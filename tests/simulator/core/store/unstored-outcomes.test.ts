import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { SqliteStore } from '#sim/core/store/sqlite-store.ts';
import { StoreError } from '#sim/core/store/store-error.ts';
import { advance, noon, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { startSimulator } from '#tests/support/simulator.ts';
import { startThirdPartyServer } from '#tests/support/third-party-server.ts';

const data = mkdtempSync(join(tmpdir(), 'unstored-outcomes-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Lets every write to the data folder fail from now on. */
const breakDisk = () => {
  const spy = vi.spyOn(SqliteStore.prototype, 'commit').mockImplementation(() => {
    throw new StoreError('The disk is full.');
  });
  onTestFinished(() => spy.mockRestore());
  return spy;
};

let disk: ReturnType<typeof breakDisk> | undefined;
/** Waits until a write failed, and lets the next ones succeed. */
const repairDisk = async (): Promise<void> => {
  await vi.waitFor(() => expect(disk).toHaveBeenCalled());
  disk?.mockRestore();
};

const service = await startPushService(() => {
  disk = breakDisk();
  return 410;
});
const receiver = await startThirdPartyServer(() => {
  disk = breakDisk();
  return { status: 204 };
});
const simulator = await startSimulator({ machineTime: noon, data, callOut: [service.origin, receiver.origin] });

/** Returns a world that is stored. */
const keptWorld = () => {
  const world = simulator.world();
  simulator.worlds.create(world.name, {});
  return world;
};

test('the outcome of a callback that cannot be stored is stored once it can', async () => {
  const world = keptWorld();
  await world.admin('POST', '/callbacks', { url: `${receiver.origin}/hook`, event: 'member.registered' });
  await world.admin('POST', '/scenarios', { names: ['register.name-taken'] });
  await repairDisk();
  await vi.waitFor(
    async () => {
      const { body } = await world.admin<{ deliveries: { state: string }[] }>('GET', '/callbacks');
      expect(body.deliveries).toMatchObject([{ state: 'delivered', tries: [{ status: 204 }] }]);
    },
    { timeout: 5_000 },
  );
});

test('the end of a push subscription that cannot be stored is stored once it can @X39', async () => {
  const world = keptWorld();
  await world.signIn('agent41');
  const cardId = await prepareCard(world);
  const devices = async () => (await world.call('notificationSettings')).value.devices;
  await world.call('subscribePush', { body: service.browser().subscription });
  await world.call('withdraw', { body: { cardId, amount: 500, paymentPassword: withdrawalPassword } });
  await advance(world, '25m');
  await repairDisk();
  await vi.waitFor(async () => expect(await devices()).toBe(0), { timeout: 5_000 });
});
