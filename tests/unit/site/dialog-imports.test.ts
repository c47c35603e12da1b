import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx,astro}').map((file) => [file, readFileSync(file, 'utf8')] as const);

/**
 * Files that import the dialog directly, because they report failures in another way.
 */
const byHand = [
  'src/features/account/components/password/use-password-change.ts',
  'src/shell/session/warn-before-expiry.ts',
];

test('dialogs are loaded by the helper that reports failures, except in listed files @R274', () => {
  const fetching = sources.filter(([, text]) => /import\('#ui\/open-(?:dialog\.tsx|confirmation\.ts)'\)/.test(text));
  expect(fetching.map(([file]) => file).sort()).toEqual([...byHand, 'src/features/shared/lazy-module.ts'].sort());
});
