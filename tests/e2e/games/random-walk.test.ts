// @long

import { lobbyWalk, walk } from '#tests/support/random-walk.ts';
import { expect, test } from '#tests/support/test.ts';

/** Seconds set by `npm run soak`; without them a number of steps, or half a minute on a busy machine. */
const requestedSeconds = process.env.WALK_SECONDS;
const length = Number(requestedSeconds ?? 30);
const maxSteps = requestedSeconds ? Number.POSITIVE_INFINITY : 80;

test('a random walk through the lobby pages causes no errors and keeps memory bounded', async ({
  page,
  context,
  signIn,
}) => {
  test.setTimeout((length + 60) * 1_000);
  page.setDefaultTimeout(5_000);
  await signIn('player01');
  const tab = await context.newCDPSession(page);
  const heap = async (): Promise<number> => {
    await tab.send('HeapProfiler.collectGarbage');
    return (await tab.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  };
  const end = Date.now() + length * 1_000;
  const seed = Number(process.env.WALK_SEED ?? 4);
  const steps = await walk(page, { ...lobbyWalk, seed, isOver: (created) => created >= maxSteps || Date.now() > end });
  expect(steps).toBeGreaterThan(0);
  // The last step may still be navigating.
  await expect(() => page.goto('/m/home')).toPass();
  expect(await heap()).toBeLessThan(40);
});
