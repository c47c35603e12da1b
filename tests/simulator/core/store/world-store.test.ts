import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Doc } from '#sim/core/collection.ts';
import { type Posting, postings } from '#sim/core/ledger.ts';
import { openPostgresStore } from '#sim/optional/processes/postgres/open.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { type StorePlace, sharedPostgres, stopSharedPostgres, storeKinds } from '#tests/support/world-stores.ts';

afterAll(stopSharedPostgres);

const origin = { seed: 'kidlat', epoch: 1_000, frozenAt: null };
const stored = (name: string) => ({ name, origin, resets: 0, fingerprint: 'first', documents: 0 });
const put = (id: string, more: object = {}) => ({ kind: 'note', id, doc: { id, ...more } as Doc });
const remove = (id: string) => ({ kind: 'note', id, doc: undefined });

const transfer = (id: string, minor: number): { kind: string; id: string; doc: Posting } => ({
  kind: postings.name,
  id,
  doc: {
    id,
    at: 1_700_000_000_000,
    type: 'deposit',
    ref: null,
    entries: [
      { account: 'bank', minor: -minor, balance: -minor },
      { account: 'member:1', minor, balance: minor },
    ],
  },
});

describe.each(storeKinds)('worlds in $name', ({ isMissing, hasSql, make }) => {
  const test_ = test.skipIf(isMissing);

  const idsOf = async (place: StorePlace, world = 'shop') => {
    const store = await place.open();
    const { changes } = await store.contents(world);
    await store.close();
    return changes.map(({ id }) => id);
  };

  const open = async (...worlds: string[]) => {
    const place = await make();
    onTestFinished(place.remove);
    return { place, store: await place.open(...worlds) };
  };

  test_('keep documents as they were written, in the order of their creation', async () => {
    const { place, store } = await open('shop');
    store.replace(stored('shop'), [put('a'), { kind: 'note', id: 'seeded', doc: null }]);
    store.commit('shop', [put('b', { z: 1, a: { text: 'ñ 😀 "\\" \u0000 \ud800' } })]);
    store.commit('shop', [put('c'), put('a', { again: true })]);
    await store.flushed('shop');
    await store.close();
    const second = await place.open();
    const { changes } = await second.contents('shop');
    expect(changes).toEqual([
      put('a', { again: true }),
      { kind: 'note', id: 'seeded', doc: null },
      put('b', { z: 1, a: { text: 'ñ 😀 "\\" \u0000 \ud800' } }),
      put('c'),
    ]);
    expect(JSON.stringify(changes[2]?.doc)).toBe(
      JSON.stringify(put('b', { z: 1, a: { text: 'ñ 😀 "\\" \u0000 \ud800' } }).doc),
    );
    expect(await second.worlds()).toEqual([stored('shop')]);
    await second.close();
  });

  test_('place a document that was removed and created again last', async () => {
    const { place, store } = await open('shop');
    store.replace(stored('shop'), [put('a'), put('b')]);
    store.commit('shop', [remove('a')]);
    store.commit('shop', [put('c')]);
    store.commit('shop', [put('a')]);
    store.commit('shop', [put('d')]);
    store.commit('shop', [remove('d')]);
    await store.flushed('shop');
    await store.close();
    expect(await idsOf(place)).toEqual(['b', 'c', 'a']);
  });

  test.skipIf(isMissing || !hasSql)('keep money in a table of its own, which plain SQL adds up', async () => {
    const { place, store } = await open('shop', 'other');
    store.replace(stored('shop'), [transfer('t1', 500)]);
    store.replace(stored('other'), []);
    store.commit('shop', [put('a'), transfer('t2', 250)]);
    store.commit('other', [transfer('t1', 70)]);
    await store.flushed('shop');
    await store.flushed('other');
    expect((await store.contents('shop')).changes).toEqual([put('a'), transfer('t1', 500), transfer('t2', 250)]);
    await store.close();
    const sums = await place.query(
      "SELECT account, CAST(SUM(centavos) AS INTEGER) AS sum FROM money WHERE world = 'shop' GROUP BY account ORDER BY account",
    );
    expect(sums.map((row) => ({ ...row }))).toEqual([
      { account: 'bank', sum: -750 },
      { account: 'member:1', sum: 750 },
    ]);
  });

  test_('are replaced, migrated to another version and removed', async () => {
    const { place, store } = await open('shop', 'gone');
    const picture = new Uint8Array([0, 1, 255]);
    store.replace(stored('shop'), [put('a')]);
    store.filesOf('shop').put('picture', new Uint8Array([7]));
    store.replace({ ...stored('shop'), resets: 1 }, [put('b')]);
    store.filesOf('shop').put('picture', picture);
    store.filesOf('shop').put('draft', picture);
    store.filesOf('shop').remove('draft');
    const migrated = { ...stored('shop'), resets: 1, fingerprint: 'second', documents: 3 };
    store.migrate(migrated, [put('c'), transfer('TX1', 500)]);
    store.replace(stored('gone'), [put('a')]);
    store.remove('gone');
    await store.flushed('shop');
    await store.flushed('gone');
    await store.close();
    const second = await place.open();
    expect(await second.worlds()).toEqual([migrated]);
    const { changes, files } = await second.contents('shop');
    expect(changes).toEqual([put('c'), transfer('TX1', 500)]);
    expect([...files]).toEqual([['picture', picture]]);
    expect((await second.contents('gone')).changes).toEqual([]);
    await second.close();
  });
});

describe.skipIf(isPostgresMissing)('PostgreSQL', () => {
  const startProcess = async (url: string, port: number) => {
    const lost: string[] = [];
    const { store, claims } = await openPostgresStore(
      { url, address: () => `http://127.0.0.1:${port}` },
      { load: async () => undefined, unload: (world) => void lost.push(world) },
    );
    await claims.start();
    onTestFinished(() => store.close());
    return { store, claims, lost };
  };

  test('gives a world to one process at a time and refuses writes of the previous one', async () => {
    const { createDatabase, query } = await sharedPostgres();
    const url = await createDatabase();
    const [first, second] = [await startProcess(url, 1), await startProcess(url, 2)];
    await first.claims.claim('shop');
    first.store.replace(stored('shop'), [put('a')]);
    await first.store.flushed('shop');
    expect(await second.claims.claim('shop')).toMatchObject({ address: 'http://127.0.0.1:1' });
    await query(url, "UPDATE processes SET expires = now() - interval '1 second' WHERE address LIKE '%:1'");
    second.claims.forgetOwner('shop');
    expect(await second.claims.claim('shop')).toMatchObject({ world: 'shop', isLost: false });
    first.store.commit('shop', [put('late')]);
    await expect(first.store.flushed('shop')).rejects.toThrow('was lost');
    expect(first.lost).toEqual(['shop']);
    expect((await second.store.contents('shop')).changes).toEqual([put('a')]);
  });

  test('stores the other worlds of a group when the content of one cannot be stored', async () => {
    const { createDatabase } = await sharedPostgres();
    const { store, claims, lost } = await startProcess(await createDatabase(), 1);
    for (const world of ['shop', 'broken', 'other']) {
      await claims.claim(world);
      store.replace(stored(world), []);
      await store.flushed(world);
    }
    store.commit('shop', [put('a')]);
    store.commit('broken', [put('nul\u0000')]);
    store.commit('other', [put('b')]);
    await Promise.all([store.flushed('shop'), store.flushed('other')]);
    expect(lost).toEqual(['broken']);
    expect((await store.contents('shop')).changes).toEqual([put('a')]);
    expect((await store.contents('other')).changes).toEqual([put('b')]);
  });

  test('refuses a database that a newer version has migrated', async () => {
    const { createDatabase, query } = await sharedPostgres();
    const url = await createDatabase();
    await query(url, 'CREATE TABLE schema_version (version integer); INSERT INTO schema_version VALUES (999)');
    await expect(startProcess(url, 1)).rejects.toThrow('The database has schema 999, which is newer');
  });
});
