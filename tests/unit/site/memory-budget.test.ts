import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateSize } from '#sim/core/estimate-size.ts';
import { shareAmongJournals } from '#sim/core/memory-budget.ts';

const holding = fc.record({ journal: fc.nat(1e8), documents: fc.nat(1e8) });
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

test('trimmed journals fit into the memory budget, and larger worlds lose entries first', () => {
  fc.assert(
    fc.property(fc.array(holding, { minLength: 1, maxLength: 50 }), fc.nat(2e9), (all, room) => {
      const kept = shareAmongJournals(all, room);
      const documents = sum(all.map((it) => it.documents));
      expect(documents + sum(kept)).toBeLessThanOrEqual(Math.max(room, documents));
      for (const [at, it] of all.entries()) expect(kept[at]).toBeLessThanOrEqual(it.journal);
      const whole = ({ journal, documents }: (typeof all)[number]): number => journal + documents;
      for (const [at, it] of all.entries()) {
        if ((kept[at] ?? 0) >= it.journal - 1) continue;
        const held = it.documents + (kept[at] ?? 0);
        // A trimmed world keeps at least as much as any other world with a journal.
        for (const [other, its] of all.entries())
          if ((kept[other] ?? 0) > 0) expect(its.documents + (kept[other] ?? 0)).toBeLessThanOrEqual(held + 1);
        expect(held).toBeLessThanOrEqual(whole(it));
      }
    }),
  );
});

test('only a world with a far larger journal is trimmed', () => {
  const modest = Array.from({ length: 99 }, () => ({ journal: 1000, documents: 500 }));
  const kept = shareAmongJournals([{ journal: 10_000_000, documents: 0 }, ...modest], 1_000_000);
  expect(kept.slice(1)).toEqual(modest.map(({ journal }) => journal));
  expect(kept[0]).toBeGreaterThan(800_000);
});

test('estimates the size of a value nested deeper than the call stack', () => {
  const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as unknown;
  expect(estimateSize(deep)).toBeGreaterThan(1_000_000);
  expect(estimateSize({ text: 'x'.repeat(1000), numbers: [1, 2, 3] })).toBeLessThan(1300);
});
