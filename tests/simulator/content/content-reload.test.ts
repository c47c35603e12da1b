import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentRoot } from '#content/read.ts';
import { contentReader, UnreadableContent } from '#sim/features/content/rules/content-reader.ts';

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

test('an invalid file or a missing folder throws Unreadable until the file is corrected', () => {
  const written = contentReader(root);
  const thrown = () => {
    try {
      return written();
    } catch (error) {
      return error;
    }
  };
  writeFileSync(join(root, 'help/deposits/index.yaml'), 'id: [');
  const first = thrown();
  expect(first).toBeInstanceOf(UnreadableContent);
  expect(String(first)).toContain('src/content/help/deposits/index.yaml');
  later();
  expect(thrown()).toBe(first);
  cpSync(join(contentRoot, 'help/deposits/index.yaml'), join(root, 'help/deposits/index.yaml'));
  later();
  expect(written().help.length).toBeGreaterThan(0);
  renameSync(join(root, 'help'), join(root, 'elsewhere'));
  later();
  expect(thrown()).toBeInstanceOf(UnreadableContent);
});
