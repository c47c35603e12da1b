import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { collection, type Doc } from '#sim/core/collection.ts';
import { balanceOf, checkLedger, mainAccount, postings, transferFunds } from '#sim/core/ledger.ts';
import type { Migration } from '#sim/core/migration.ts';
import { SqliteStore } from '#sim/core/store/sqlite-store.ts';
import type { World } from '#sim/core/world.ts';
import { Worlds } from '#sim/core/worlds.ts';
import { noon } from '#tests/support/money.ts';

interface Note extends Doc {
  readonly text?: string;
  readonly words?: readonly string[];
}

const notes = collection<Note>()('note');
const [ana, ben] = [mainAccount('ana'), mainAccount('ben')];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Opens the worlds of one version of the simulator, whose seed pays these sums in minor units to Ana and Ben. */
const openVersion = (sums: readonly [number, number], migrations: readonly Migration[] = []): Worlds => {
  const store = new SqliteStore(folder);
  const seed = (world: World): void => {
    for (const [index, to] of [ana, ben].entries())
      transferFunds(world, { from: 'bank', to, minor: sums[index] ?? 0, type: 'opening' });
    world.state.put(notes, migrations.length > 0 ? { id: 'seeded', words: ['a', 'b'] } : { id: 'seeded', text: 'a b' });
  };
  const worlds = new Worlds({
    seeders: [seed],
    dueEventHandlers: {},
    subscribers: [],
    migrations,
    store,
    machineTime: noon,
    findDamage: (state) => checkLedger(state)[0],
  });
  for (const stored of store.worlds()) worlds.load(stored, store.contents(stored.name));
  return worlds;
};

const splitNotes: Migration = {
  id: 'test: words of notes',
  migrate: ({ state }) => {
    for (const { id, text = '' } of state.changed(notes)) state.put(notes, { id, words: text.split(' ') });
  },
};

test('a stored world gets each migration once, in order', () => {
  const first = openVersion([1000, 500]);
  const world = first.create('shop', {});
  world?.transact(() => world.state.put(notes, { id: 'own', text: 'c d' }));
  first.close();
  const count: Migration = {
    id: 'test: count',
    migrate: ({ state }) => {
      for (const note of state.changed(notes)) state.put(notes, { ...note, words: [...(note.words ?? []), 'counted'] });
    },
  };
  for (let starts = 0; starts < 2; starts += 1) {
    const worlds = openVersion([1000, 500], [splitNotes, count]);
    expect(worlds.open('shop').state.all(notes)).toEqual([
      { id: 'seeded', words: ['a', 'b'] },
      { id: 'own', words: ['c', 'd', 'counted'] },
    ]);
    expect(worlds.migrated).toEqual(starts === 0 ? ['shop'] : []);
    worlds.close();
  }
});

test('a failed migration leaves the stored world unchanged, and a later version can open it', () => {
  const first = openVersion([1000, 500]);
  const world = first.create('shop', {});
  world?.transact(() => world.state.put(notes, { id: 'own', text: 'c d' }));
  first.close();
  const failing: Migration = {
    id: 'test: fails',
    migrate: () => {
      throw new Error('no words');
    },
  };
  const second = openVersion([1000, 500], [splitNotes, failing]);
  expect(() => second.open('shop')).toThrow(
    'World "shop" cannot be opened: the migration "test: fails" failed (no words). Its stored contents are unchanged.',
  );
  second.close();
  const third = openVersion([1000, 500], [splitNotes]);
  expect(third.open('shop').state.get(notes, 'own')).toEqual({ id: 'own', words: ['c', 'd'] });
  third.close();
});

test('a world keeps its balances over every later seed, and its ledger stays balanced', () => {
  const first = openVersion([1000, 500]);
  const created = first.create('shop', {});
  created?.transact(() => transferFunds(created, { from: ana, to: ben, minor: 300, type: 'bet' }));
  first.close();
  for (const [sums, expected] of [
    [[4000, 200], 'a richer seed'],
    [[100, 100], 'a poorer seed'],
    [[1000, 500], 'the first seed again'],
  ] as const) {
    const worlds = openVersion(sums);
    const world = worlds.open('shop');
    expect([balanceOf(world.state, ana), balanceOf(world.state, ben)], expected).toEqual([700, 800]);
    expect(checkLedger(world.state), expected).toEqual([]);
    world.transact(() => {
      transferFunds(world, { from: ana, to: ben, minor: 10, type: 'bet' });
      transferFunds(world, { from: ben, to: ana, minor: 10, type: 'bet' });
    });
    const ids = world.state.all(postings).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    worlds.close();
  }
});
