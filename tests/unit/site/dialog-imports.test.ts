import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx,astro}').map((file) => [file, readFileSync(file, 'utf8')] as const);

/**
 * Files that import the dialog directly, because it was not requested by the user or failures are reported in another
 * way.
 */
const byHand = [
  'src/features/account/components/password/use-password-change.ts',
  'src/features/home/scripts/pending-contract.tsx',
];

test('dialogs are loaded by the helper that reports failures, except in two listed files @R274', () => {
  const fetching = sources.filter(([, text]) => /import\('[./]+ui\/open-dialog\.tsx'\)/.test(text));
  expect(fetching.map(([file]) => file).sort()).toEqual([...byHand, 'src/features/shared/lazy-module.ts'].sort());
});
