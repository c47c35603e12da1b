import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentRoot } from '#content/read.ts';
import { contentReader } from '#sim/features/shared/content-reader.ts';
import { UnreadableContent } from '#sim/features/shared/unreadable-content.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'written-'));
  cpSync(contentRoot, root, { recursive: true });
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const later = () => vi.advanceTimersByTime(2_001);

test('content is read again only after a file has changed', () => {
  const written = contentReader(root);
  const before = written();
  later();
  expect(written()).toBe(before);
  appendFileSync(join(root, 'help/deposits/en.md'), '\nOne more sentence.\n');
  expect(written()).toBe(before);
  later();
  expect(written().help.find(({ slug }) => slug === 'deposits')?.body.en).toContain('One more sentence.');
});

test('an invalid entry is left out and named until it is corrected; a missing folder throws', () => {
  const written = contentReader(root);
  const named = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const count = written().help.length;
  writeFileSync(join(root, 'help/deposits/index.yaml'), 'id: [');
  later();
  expect(written().help).toHaveLength(count - 1);
  expect(written().leftOut).toEqual([expect.stringContaining('src/content/help/deposits/index.yaml')]);
  expect(named).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('help/deposits'));
  named.mockRestore();
  cpSync(join(contentRoot, 'help/deposits/index.yaml'), join(root, 'help/deposits/index.yaml'));
  later();
  expect(written()).toMatchObject({ help: { length: count }, leftOut: [] });
  renameSync(join(root, 'help'), join(root, 'elsewhere'));
  later();
  expect(() => written()).toThrow(UnreadableContent);
});
