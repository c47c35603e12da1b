import { expect, test } from 'vitest';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab } from '#tests/support/tab.ts';

const game = (nodeId: number) => ({ nodeId, vassalage: 'JL' });

const memberPage = async (tab = openTab({ member: 'player01' })) => {
  tab.backend.value('favouriteNodes', [1, 2]).value('addFavourite', null).value('removeFavourite', null);
  const store = await import('#features/games/state/favourites.ts');
  const queue = await import('#features/games/state/favourite-queue.ts');
  const sending = await import('#features/games/actions/send-queued-favourites.ts');
  const { setSession } = await import('#features/account/state/session.ts');
  const sent = () =>
    tab.backend.placed.filter(({ body }) => body).map((it) => [it.name, (it.body as { nodeId: 1 }).nodeId]);
  return { ...tab, ...store, ...queue, ...sending, setSession, sent, shown: () => [...store.$favourites.get()].sort() };
};

test('concurrent and later callers share one call for favourites @R070', async () => {
  const { loadFavourites, ensureFavourites, backend, shown } = await memberPage();
  await Promise.all([loadFavourites(), loadFavourites(), ensureFavourites()]);
  await ensureFavourites();
  expect([shown(), backend.placed.length]).toEqual([[1, 2], 1]);
});

test('loads favourites again after a failed load @R070', async () => {
  const { ensureFavourites, backend, shown } = await memberPage();
  backend.refuse('favouriteNodes', 'system.unknown');
  await expect(ensureFavourites()).rejects.toMatchObject({ code: 'system.unknown' });
  backend.value('favouriteNodes', [3]);
  await ensureFavourites();
  expect(shown()).toEqual([3]);
});

test('updates a favourite immediately and reverts it after a rejection @R114', async () => {
  const { loadFavourites, setFavourite, backend, shown } = await memberPage();
  await loadFavourites();
  const marking = setFavourite(game(3), true);
  expect(shown()).toEqual([1, 2, 3]);
  expect(await marking).toBe(true);
  backend.refuse('removeFavourite', 'resource.unknown');
  const unmarking = setFavourite(game(1), false);
  expect(shown()).toEqual([2, 3]);
  await expect(unmarking).rejects.toMatchObject({ code: 'resource.unknown' });
  expect(shown()).toEqual([1, 2, 3]);
});

test('sends quick taps in order and shows the last one @R114', async () => {
  const { setFavourite, sent, shown } = await memberPage();
  await Promise.all([true, false, true].map((on) => setFavourite(game(3), on)));
  expect(shown()).toEqual([3]);
  expect(sent()).toEqual([
    ['addFavourite', 3],
    ['removeFavourite', 3],
    ['addFavourite', 3],
  ]);
});

test('keeps a favourite set while the list is loading @R114', async () => {
  const { loadFavourites, setFavourite, backend, shown } = await memberPage();
  const nodes = deferred<number[]>();
  const adding = deferred<null>();
  backend.value('favouriteNodes', () => nodes.promise).value('addFavourite', () => adding.promise);
  const loading = loadFavourites();
  const marking = setFavourite(game(9), true);
  nodes.give([1, 2]);
  await loading;
  expect(shown()).toEqual([1, 2, 9]);
  adding.give(null);
  await marking;
});

test('keeps a favourite that is confirmed before a list requested earlier arrives @R114', async () => {
  const { loadFavourites, setFavourite, backend, shown } = await memberPage();
  const nodes = deferred<number[]>();
  backend.value('favouriteNodes', () => nodes.promise);
  const loading = loadFavourites();
  await setFavourite(game(9), true);
  await setFavourite(game(2), false);
  nodes.give([1, 2]);
  await loading;
  expect(shown()).toEqual([1, 9]);
});

test('queues favourites while offline and sends them from the next page @X14', async () => {
  const first = await memberPage();
  await first.loadFavourites();
  first.backend.lose('addFavourite').lose('removeFavourite');
  first.navigator.onLine = false;
  expect([await first.setFavourite(game(3), true), await first.setFavourite(game(1), false)]).toEqual([false, false]);
  await first.setFavourite(game(1), true);
  await first.setFavourite(game(1), false);
  await first.sendQueuedFavourites();
  expect(first.queuedFavourites().map(({ nodeId, on }) => [nodeId, on])).toEqual([
    [3, true],
    [1, false],
  ]);
  const next = await memberPage(first.next());
  await next.loadFavourites();
  expect(next.shown()).toEqual([2, 3]);
  await Promise.all([next.sendQueuedFavourites(), next.sendQueuedFavourites()]);
  expect(next.sent()).toEqual([
    ['addFavourite', 3],
    ['removeFavourite', 1],
  ]);
  expect(next.queuedFavourites()).toEqual([]);
});

test('drops a queued favourite that the server rejects and replaces one that is changed later @X14', async () => {
  const { queueFavourite, sendQueuedFavourites, setFavourite, queuedFavourites, backend, sent } = await memberPage();
  queueFavourite(3, 'JL', true);
  queueFavourite(4, 'JL', true);
  await setFavourite(game(4), false);
  backend.refuse('addFavourite', 'resource.unknown');
  await sendQueuedFavourites();
  expect(queuedFavourites()).toEqual([]);
  expect(sent()).toEqual([
    ['removeFavourite', 4],
    ['addFavourite', 3],
  ]);
});

test('log-out clears favourites and the queue, and guests queue nothing @X14', async () => {
  const { loadFavourites, queueFavourite, setSession, shown, queuedFavourites, sendQueuedFavourites, sent } =
    await memberPage();
  await loadFavourites();
  queueFavourite(3, 'JL', true);
  setSession(null);
  expect([shown(), queuedFavourites()]).toEqual([[], []]);
  await sendQueuedFavourites();
  queueFavourite(5, 'JL', true);
  expect([sent(), queuedFavourites()]).toEqual([[], []]);
});
