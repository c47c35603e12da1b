import { expect, test } from 'vitest';
import { unknownNames } from '#scripts/comments.ts';

test('reports names in comments that do not exist', () => {
  const sources = new Map([
    ['a.ts', '/** Calls `settleBet` of `World.now`. */\nexport const run = () => 1;\n// As `run()` in `b`.'],
    ['b.ts', 'const World = { now: 0 };'],
  ]);
  expect(unknownNames(sources)).toEqual(['a.ts: a comment names settleBet, which does not exist']);
});
