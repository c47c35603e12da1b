import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkGroups } from '../../../scripts/vite/chunk-groups.ts';

test('the chunk of members holds the modules that only members load', () => {
  const group = chunkGroups.find(({ name }) => name === 'member');
  const matches = globSync('src/**/*.ts').filter((file) => group?.test?.test(file));
  expect(matches.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
    'src/shell/access/enforce-access.ts',
    'src/shell/session/logged-in.ts',
  ]);
});
