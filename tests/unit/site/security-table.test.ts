import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const lines = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every line of the security table has a status, and a reason if it is not met', () => {
  expect(lines.length).toBeGreaterThan(120);
  for (const [, requirement, state = '', why] of lines) {
    expect(['met', 'open', 'spec', 'host', 'n/a'], requirement).toContain(state);
    if (state === 'open' || state === 'spec') expect(why, requirement).not.toBe('');
  }
});

test('the security document names only existing tests', () => {
  for (const [path] of text.matchAll(/tests\/[\w/.-]+\.test\.ts/g))
    expect(existsSync(join(root, path)), path).toBe(true);
});
