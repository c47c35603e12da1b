import { expect, test } from 'vitest';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

interface Past {
  readonly calls: { call: number; row: string | null; account: string; kinds: string[]; documents: number }[];
}
type Changes = { changes: { kind: string; id: string; before: unknown; after: unknown }[] };

const fork = (world: WorldClient, call: number, order: object) =>
  world.admin<Changes & { now: number; detail: string }>('POST', `/history/${call}/fork`, order);
const worldNamed = (name: string, { token }: WorldClient): WorldClient => {
  const world = simulator.world(name);
  world.token = token;
  return world;
};
const favourites = async (world: WorldClient) =>
  (await world.call('favouriteGames')).value.content.map((it) => it.nodeId).sort();
const [one, two, three] = (await simulator.world().call('hotGames')).value.map((it) => it.nodeId).sort();
const vendors = new Map((await simulator.world().call('hotGames')).value.map((it) => [it.nodeId, it.vassalage]));
const add = (world: WorldClient, nodeId = 0) =>
  world.call('addFavourite', { body: { nodeId, vendor: vendors.get(nodeId) ?? '' } });

/** Call 1 logs in, 2 and 4 each add a favourite, 3 is a read. */
const played = async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await add(world, one);
  await world.call('balance');
  await add(world, two);
  return world;
};

test('the history lists the calls that changed something and the changes of each @X30', async () => {
  const world = await played();
  const { calls } = (await world.admin<Past>('GET', '/history')).body;
  expect(calls.map(({ call, row }) => [call, row])).toEqual([
    [4, 'addFavourite'],
    [2, 'addFavourite'],
    [1, 'login'],
  ]);
  expect(calls[0]).toMatchObject({ account: 'newbie01', kinds: ['favourite'], documents: 1 });
  const { changes } = (await world.admin<Changes>('GET', '/history/4')).body;
  expect(changes.filter(({ kind }) => kind === 'favourite')).toMatchObject([{ before: null, after: { nodeId: two } }]);
  expect((await world.admin<Changes>('GET', '/history/3')).body.changes).toEqual([]);
});

test('a fork starts before or after any call at its time, and the original world is unchanged @X30', async () => {
  const world = await played();
  await world.admin('PUT', '/clock', { advance: '10m' });
  const now = await favourites(world);
  const { body } = await fork(world, 3, { name: 'past-3' });
  expect(body.changes.some(({ kind, after }) => kind === 'favourite' && after !== null)).toBe(true);
  expect(await favourites(worldNamed('past-3', world))).toEqual([one]);
  await fork(world, 2, { name: 'past-2', side: 'before' });
  const before = worldNamed('past-2', world);
  expect(await favourites(before)).toEqual([]);
  expect((await add(before, three)).status).toBe(200);
  expect(await favourites(before)).toEqual([three]);
  expect(await favourites(world)).toEqual(now);
  const clocks = await Promise.all([before, world].map((it) => it.admin<{ now: number }>('GET', '/clock')));
  expect((clocks[1]?.body.now ?? 0) - (clocks[0]?.body.now ?? 0)).toBeGreaterThan(9 * 60_000);
});

test('a fork also reverts changes by the clock and the console, money included', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const { sumBalance } = (await world.call('balance')).value;
  await world.admin('POST', '/scenarios', { names: ['wallet.empty'] });
  expect((await world.call('balance')).value.sumBalance).not.toBe(sumBalance);
  await world.admin('PUT', '/clock', { advance: '3d' });
  await fork(world, 2, { name: 'rich-again' });
  const rich = worldNamed('rich-again', world);
  expect((await rich.call('balance')).value.sumBalance).toBe(sumBalance);
  expect((await rich.admin<{ sound: boolean }>('GET', '/ledger')).body.sound).toBe(true);
});

test('invalid forks are refused with a reason', async () => {
  const world = await played();
  expect(await fork(world, 99, { name: 'past-99' })).toMatchObject({
    status: 404,
    body: { detail: 'Call 99 is not in the journal.' },
  });
  expect((await fork(world, 2, { name: 'No Name' })).body.detail).toContain('name: 1 to 64');
  expect((await fork(world, 2, { name: 'past', side: 'beside' })).body.detail).toContain('side: ');
  expect((await fork(world, 2, { name: 'default' })).status).toBe(409);
});

test('the history is bounded and drops its oldest calls', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const { history, journal, state } = simulator.worlds.open(world.name);
  for (let call = 2; call <= 700; call += 1)
    history.runAs(call, () => history.record([{ kind: 'flag', id: 'X', before: undefined }], { at: 0, newest: call }));
  expect(history.changed().length).toBe(500);
  expect(journal.find(1)?.row).toBe('login');
  expect((await world.admin('GET', '/history/1')).status).toBe(409);
  expect(state.before(history.since(600, 'after') ?? []).changes().length).toBe(state.changes().length);
});
