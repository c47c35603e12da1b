import { expect, test } from 'vitest';
import { chunkGroups } from '#scripts/integration/chunk-groups.ts';
import { rendererEntry } from '#scripts/integration/islands.ts';

interface Sketch {
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamic?: boolean;
  readonly length?: number;
}

/** Returns the chunk of each module of a sketched site, by the groups in the order of their priority. */
const chunksOf = (site: Readonly<Record<string, Sketch>>): Record<string, string | null> => {
  const importersOf = (id: string) => Object.keys(site).filter((other) => site[other]?.imports?.includes(id));
  const graph = {
    getModuleInfo: (id: string) => ({
      id,
      code: 'x'.repeat(site[id]?.length ?? 5_000),
      isEntry: site[id]?.isEntry ?? false,
      importedIds: site[id]?.imports ?? [],
      importers: importersOf(id),
      dynamicImporters: site[id]?.isDynamic ? ['/somewhere.ts'] : [],
    }),
  };
  const ids = Object.keys(site);
  const found: Record<string, string | null> = {};
  for (const { name, test: matches } of chunkGroups().filter((group) => group.name !== 'games')) {
    const own = ids.filter((id) => (typeof matches === 'function' ? matches(id) : (matches?.test(id) ?? true)));
    for (const id of own.filter((it) => !found[it])) found[id] = typeof name === 'string' ? name : name(id, graph);
  }
  return found;
};

const react = '/node_modules/react/index.js';
const page = (...imports: string[]): Sketch => ({ isEntry: true, imports: [react, ...imports] });

test('code of three pages is shared, in the file of the renderer if only islands use it', () => {
  const chunks = chunksOf({
    [react]: {},
    [rendererEntry]: page(),
    '/a.tsx': page('/button.tsx', '/money.ts', '/dates.ts', '/pair.ts'),
    '/b.tsx': page('/button.tsx', '/money.ts', '/dates.ts', '/pair.ts'),
    '/c.tsx': page('/button.tsx', '/money.ts'),
    '/plain.ts': { isEntry: true, imports: ['/dates.ts'] },
    '/button.tsx': { imports: [react] },
    '/money.ts': {},
    '/dates.ts': {},
    '/pair.ts': {},
  });
  expect(chunks).toMatchObject({ [react]: 'react', [rendererEntry]: 'islands', '/pair.ts': null, '/a.tsx': null });
  expect(chunks).toMatchObject({ '/button.tsx': 'islands', '/money.ts': 'islands', '/dates.ts': 'start' });
});

test('code of two pages is shared if all that the two share is small', () => {
  const site = {
    [react]: { length: 0 },
    '/a.tsx': page('/small.ts', '/link.ts'),
    '/b.tsx': page('/small.ts'),
    '/later.ts': { isDynamic: true, imports: ['/link.ts'] },
    '/d.tsx': page('/big.ts', '/part.ts'),
    '/e.tsx': page('/big.ts', '/part.ts'),
    '/small.ts': { length: 200 },
    '/big.ts': {},
    '/part.ts': { length: 200 },
    '/link.ts': { length: 200 },
  };
  expect(chunksOf(site)).toMatchObject({
    '/small.ts': 'islands',
    '/link.ts': 'start',
    '/big.ts': null,
    '/part.ts': null,
  });
});
