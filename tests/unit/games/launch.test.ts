import { expect, test } from 'vitest';
import type { Value } from '#contract/types.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab } from '#tests/support/tab.ts';

const path = '/m/outerApp?vendor=KID&gameId=kidlat-fortune&nodeId=7&category=RNG';
const gameUrl = '/__games/ticket-1';

/** Creates the page of a game that has just been opened. */
const open = async (where = path) => {
  const tab = openTab({ path: where, member: 'player01' });
  tab.backend.value('launchGame', () => ({ gameUrl }) as Value<'launchGame'>);
  const { createLaunch } = await import('#features/games/components/screen/launch.ts');
  const launch = createLaunch();
  const begin = async () => {
    const leave = launch.begin();
    await tab.advance(0);
    return leave;
  };
  return { ...tab, ...launch, begin, stage: () => launch.$stage.get() };
};

const opened = { is: 'open', address: 'https://site.test/__games/ticket-1?language=EN' };
const failed = { is: 'stopped', reason: 'failed' };

test('stops a game that is not ready after 20 seconds and launches it again on retry @R253', async () => {
  const { begin, advance, stage, again, backend } = await open();
  await begin();
  expect(stage()).toEqual(opened);
  await advance(19_999);
  expect(stage()).toEqual(opened);
  await advance(1);
  expect(stage()).toMatchObject(failed);
  again();
  expect(stage()).toEqual({ is: 'starting' });
  await advance(0);
  expect(stage()).toEqual(opened);
  expect(backend.of('launchGame')).toHaveLength(2);
  await advance(20_000);
  expect(stage()).toMatchObject(failed);
});

test('adds a launched game to the recents, opens it even if that fails, and skips a rejected launch @R251', async () => {
  const { begin, advance, stage, again, backend } = await open();
  backend.refuse('launchGame', 'system.unknown');
  await begin();
  expect(backend.of('addRecent')).toEqual([]);
  backend.value('launchGame', () => ({ gameUrl }) as Value<'launchGame'>);
  backend.refuse('addRecent', 'resource.unknown');
  again();
  await advance(0);
  expect(stage()).toEqual(opened);
  expect(backend.of('addRecent').map(({ query }) => query)).toEqual([{ nodeId: '7', vendor: 'KID' }]);
});

test('does not time out a game that is ready or a page that was left @R253', async () => {
  const { begin, advance, stage, ready, again } = await open();
  const leave = await begin();
  await advance(19_999);
  ready();
  await advance(60_000);
  expect(stage()).toEqual(opened);
  again();
  await advance(0);
  leave();
  await advance(60_000);
  expect(stage()).toEqual(opened);
});

test('opens the last of several launches, even if an earlier response arrives after it', async () => {
  const { begin, advance, stage, again, backend } = await open();
  const turns = [deferred<Value<'launchGame'>>(), deferred<Value<'launchGame'>>()];
  let nth = 0;
  backend.value('launchGame', () => turns[nth++]?.promise as Promise<Value<'launchGame'>>);
  await begin();
  expect(stage()).toEqual({ is: 'starting' });
  again();
  await advance(0);
  turns[1]?.give({ gameUrl: '/__games/second' } as Value<'launchGame'>);
  await advance(0);
  turns[0]?.give({ gameUrl: '/__games/first' } as Value<'launchGame'>);
  await advance(0);
  expect(stage()).toMatchObject({ address: 'https://site.test/__games/second?language=EN' });
});

test.each([
  ['resource.unknown', 'unknown'],
  ['game.unavailable', 'closed'],
  ['session.expired', 'expired'],
  ['permission.denied', 'denied'],
  ['safety.review', 'review'],
  ['system.unknown', 'failed'],
] as const)('shows a launch rejected with %s as %s and can retry it @R253', async (code, reason) => {
  const { begin, advance, stage, again, backend } = await open();
  backend.refuse('launchGame', code);
  await begin();
  expect(stage()).toMatchObject({ is: 'stopped', reason });
  backend.value('launchGame', () => ({ gameUrl }) as Value<'launchGame'>);
  again();
  await advance(0);
  expect(stage()).toEqual(opened);
});

test.each([
  ['names no game', '/m/outerApp', 'unknown', gameUrl],
  ['points to another site', path, 'failed', 'https://elsewhere.test/__games/ticket-1'],
] as const)('an address that %s opens no game', async (_, where, reason, url) => {
  const { begin, stage, backend } = await open(where);
  backend.value('launchGame', () => ({ gameUrl: url }) as Value<'launchGame'>);
  await begin();
  expect(stage()).toMatchObject({ is: 'stopped', reason });
});
