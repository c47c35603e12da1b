import { expect, test } from 'vitest';
import { readRequirements, unknownIds } from '#scripts/trace.ts';

test('reads requirements with their heading', () => {
  expect(readRequirements('## A. Product\n- R001 Players can play.\n# Beyond\n- X01 Age gate.\n')).toEqual([
    { id: 'R001', area: 'A. Product' },
    { id: 'X01', area: 'Beyond' },
  ]);
});

test('reports an unknown requirement ID with its file and ignores similar text', () => {
  const known = new Set(['R001', 'A07']);
  const source = '/** R001, A07 and R999 */ const X1 = "#A99"; // U+A71B, A1';
  expect(unknownIds(known, 'src/a.ts', source)).toEqual([
    'src/a.ts: R999 is not a requirement of docs/requirements.md',
  ]);
});
