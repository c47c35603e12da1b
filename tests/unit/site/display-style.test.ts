import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { displayStyle } from '#features/site/state/display-attributes.ts';

const style = displayStyle({ still: false, letters: 'usual', contrast: true });
const tokens = Object.fromEntries(style.split(';').map((line) => line.split(/:(.*)/).slice(0, 2)));

/** Returns the relative luminance of WCAG for `#rgb` and `#rrggbb`. */
const luminance = (colour: string): number => {
  const digits = colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3').slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const surfaces = ['--ink-0', '--ink-1', '--ink-2', '--ink-3', '--ink-4'];
const words = ['--text', '--text-2', '--text-3', '--gold', '--gold-hi', '--volt', '--ok', '--warn', '--bad'];

test.each(words)('in high contrast, text in %s has a contrast of at least 7:1 on every surface @X12', (word) => {
  for (const surface of surfaces) {
    expect(contrast(tokens[word] ?? '', tokens[surface] ?? ''), `${word} on ${surface}`).toBeGreaterThanOrEqual(7);
  }
});

test('in high contrast, text on gold has at least 7:1 and field borders more than 3:1 @X12', () => {
  expect(contrast(tokens['--on-gold'] ?? '', tokens['--gold'] ?? '')).toBeGreaterThanOrEqual(7);
  for (const surface of surfaces)
    expect(contrast(tokens['--line-field'] ?? '', tokens[surface] ?? '')).toBeGreaterThan(3);
});

test('every animation takes its duration from a token or stops under data-still @X12', () => {
  const own = (css: string): string[] =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', rules = '']) =>
      [...rules.matchAll(/\b(?:animation|transition)(?:-duration)?:\s*([^;]+)/g)]
        .filter(([, value = '']) => /\b[1-9.]\d*m?s\b/.test(value.replace(/var\([^)]*\)/g, '')))
        .map(() => selector.trim()),
    );
  const found = globSync('src/**/*.{css,astro}').flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    return own(css)
      .filter((selector) => !css.includes(`[data-still] ${selector.replace(/:nth-child\(\d+\)/, '')}`))
      .map((selector) => `${file}: ${selector}`);
  });
  expect(found).toEqual([]);
});
