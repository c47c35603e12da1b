import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTable } from '#scripts/backend-table.ts';
import { withBackend } from '#sim/site/other-backend.ts';

test('docs/backend.md contains the current table of `npm run backend-table`', () => {
  const text = readFileSync('docs/backend.md', 'utf8');
  expect(withTable(text)).toBe(text);
});

test('a document for another backend allows its origin for calls and images, not for scripts', () => {
  const built =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'self\'; img-src \'self\' data:; script-src \'self\'"><p>default-src \'self\'</p>';
  expect(withBackend(built, 'https://api.example/v1/')).toBe(
    '<!doctype html><html data-api="https://api.example/v1" lang="en"><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'self\' https://api.example; img-src \'self\' https://api.example data:; script-src \'self\'"><p>default-src \'self\'</p>',
  );
});
