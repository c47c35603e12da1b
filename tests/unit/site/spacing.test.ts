import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spaces } from '#scripts/integration/fixed-tokens.ts';

/** Distances between the steps of the scale, for optical alignment of lines and pictures. */
const optical = ['1px', '3px', '5px', '7px', '9px', '19px'];

/** Space for elements of a known size: a bar of the frame, a button over a corner, an arrow in a field. */
const room = [
  '11px',
  '22px',
  '28px',
  '34px',
  '36px',
  '48px',
  '56px',
  '58px',
  '62px',
  '72px',
  '76px',
  '78px',
  '84px',
  '100px',
  '120px',
  '260px',
  '304px',
];

const spacing =
  /(?:^|[;{\s])((?:scroll-)?(?:margin|padding)(?:-(?:block|inline|top|right|bottom|left)(?:-(?:start|end))?)?|(?:row-|column-)?gap)\s*:\s*([^;}]+)/g;

/** Returns numeric distances of a style sheet that are neither listed here nor zero. */
const literalSpacingsIn = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(spacing)].flatMap(([, property = '', value = '']) => {
    const figures = value.match(/(?<![\w.-])(?:\d*\.)?\d+(?:px|rem)\b|(?<=-)\d+px\b/g) ?? [];
    return figures
      .map((figure) => (figure.endsWith('rem') ? `${Number.parseFloat(figure) * 16}px` : figure))
      .filter((figure) => figure !== '0px' && !optical.includes(figure) && !room.includes(figure))
      .map((figure) => `${property}: ${figure}`);
  });

const stylesOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return text;
  return [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
};

test('margins, paddings and gaps use steps of the scale or listed exceptions', () => {
  const found = globSync('src/**/*.{css,astro}').flatMap((file) =>
    literalSpacingsIn(stylesOf(file)).map((it) => `${file}: ${it}`),
  );
  expect(found).toEqual([]);
});

test('no listed exception equals a step of the scale', () => {
  expect([...optical, ...room].filter((figure) => [...spaces.values()].includes(figure))).toEqual([]);
});

test.each([
  ['.a { gap: 8px }', ['gap: 8px']],
  ['.a { margin: -8px 0 13px }', ['margin: 8px', 'margin: 13px']],
  ['.a { padding-top: 0.5rem }', ['padding-top: 8px']],
  ['.a { padding: var(--s2) 3px calc(72px + var(--s1)); width: 8px }', []],
  ['/* gap: 8px */', []],
])('%s has the distances %j outside the scale', (css, strays) => {
  expect(literalSpacingsIn(css)).toEqual(strays);
});
