import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Places that are not mirrored: texts over the dark part of a picture, scales of charts, falling envelopes. */
const unmirrored = [
  'src/features/shared/banner.css',
  'src/features/content/components/promotion-card.css',
  'src/features/content/components/promotion-article.css',
  'src/features/agent/components/red-rain/red-rain.css',
  'src/ui/chart.css',
  // Styles inside scripts of game lists, which have no bytes left.
  'src/features/games/components/game-sheet.css',
  'src/features/games/components/list/filter-drawer.css',
  'src/features/shared/load-state.css',
  'src/shell/language/language-list.css',
  // Chrome 111 has no `float: inline-start`; the element is as wide as its parent.
  'src/features/safety/components/protection.css',
];

/** Check marks and arrows that point up or down: borders of two sides, turned. */
const isMark = (declaration: string): boolean =>
  /^border-width: 0 2(?:\.5)?px 2(?:\.5)?px 0;|^border-width: 0 0 2\.5px 2\.5px;/.test(declaration);

const physical =
  /(?<![\w-])(?:(?:margin|padding|border)-)?(?:left|right)(?:-(?:width|color|style))?:|(?:text-align|float): (?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/;
/** Returns whether a declaration sets a left side that differs from the right one, in one of four values. */
const hasUnequalSides = (declaration: string): boolean => {
  const [, values = ''] = /^(?:margin|padding|inset|border-width): ([^;]+);/.exec(declaration) ?? [];
  const [, right, , left] = values.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
  return left !== undefined && left !== right;
};

test('layout uses logical properties, so that pages mirror for scripts from right to left', () => {
  const files = globSync('src/**/*.{css,astro}').filter((file) => !unmirrored.includes(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const styles = file.endsWith('.css') ? text : (/<style[\s\S]*<\/style>/.exec(text)?.[0] ?? '');
    return styles.split('\n').flatMap((line) => {
      const declaration = line.trim();
      return physical.test(declaration) || (hasUnequalSides(declaration) && !isMark(declaration))
        ? [`${file}: ${declaration}`]
        : [];
    });
  });
  expect(found).toEqual([]);
});
