import { globSync, readFileSync } from 'node:fs';
import { parse, walk } from 'css-tree';
import { expect, test } from 'vitest';
import { resolveImport } from '#scripts/dependencies.ts';

/** Returns classes that a style sheet defines on their own: `.tile`, not `.page .tile` or `.tile:hover`. */
const namedIn = (file: string): string[] => {
  const names: string[] = [];
  walk(parse(readFileSync(file, 'utf8')), (node) => {
    if (node.type !== 'Selector' || node.children.size !== 1) return;
    const only = node.children.first;
    if (only?.type === 'ClassSelector') names.push(only.name);
  });
  return names;
};

/** Style sheets of parts that any page may open, such as dialogs. */
const brought = globSync('src/{shell,ui,features/shared}/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'([^']+\.css)\?inline'/g)].flatMap(
    ([, path = '']) => resolveImport(file, path) ?? [],
  ),
);

test('styles of dialogs and other shared components define no class of a page’s style sheet', () => {
  const pages = globSync('src/features/*/{components,scripts}/**/*.css');
  const ownerOf = new Map(pages.flatMap((file) => namedIn(file).map((name) => [name, file] as const)));
  // Changes classes of pages for forced colours and 400 % zoom.
  const own = brought.filter((file) => !file.endsWith('/special-screens.css'));
  const shared = [...new Set(own)].flatMap((file) =>
    namedIn(file).flatMap((name) => (ownerOf.has(name) ? [`.${name}: ${file} and ${ownerOf.get(name)}`] : [])),
  );
  expect(brought).toContain('src/shell/display/display.css');
  expect(pages).toContain('src/features/records/components/record-page.css');
  expect(shared).toEqual([]);
});
