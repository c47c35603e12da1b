import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every anchor line of a recipe occurs exactly once in its file', () => {
  const recipes = readFileSync('docs/recipes.md', 'utf8');
  const anchors = [...recipes.matchAll(/^```\w+ (\S+) below (.*)$/gm)];
  expect(anchors).not.toEqual([]);
  for (const [, file = '', line = ''] of anchors)
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((it) => it === line),
      `${file}: ${line}`,
    ).toHaveLength(1);
});
