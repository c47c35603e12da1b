import { expect, test } from 'vitest';
import { newerInScript } from '#scripts/compat/script.ts';
import { compatProblems } from '#scripts/compat/shipped.ts';
import { missingPrefixes, newerInStyle } from '#scripts/compat/style.ts';

const shipped = (script: string, style = '') => ({
  scripts: new Map([['a.js', script]]),
  styles: new Map([['a.css', style]]),
});
const nothing = { script: {}, style: {} };

test.each([
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['window.URL.canParse(a)', 'URL.canParse'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Array.fromAsync(a)', 'Array.fromAsync'],
  ['Object.groupBy(a, f)', 'Object.groupBy'],
  ['new Set(a).isSubsetOf(b)', 'Set.isSubsetOf'],
  ['element.showPopover()', 'HTMLElement.showPopover'],
  ['document.startViewTransition(f)', 'Document.startViewTransition'],
  ['await scheduler.yield()', 'scheduler'],
  ['a.match(/[\\p{L}--[a-z]]/v)', 'RegExp.unicodeSets'],
  ['new URLPattern({})', 'URLPattern'],
  ['new Map(a).values().drop(2)', 'Iterator.drop'],
  ['trustedTypes.createPolicy("a", {})', 'trustedTypes'],
])('reports %s in a script as newer than the oldest supported browser', (script, feature) => {
  expect([...newerInScript(script).keys()]).toContain(feature);
});

test.each([
  'Promise.any([a]); URL.createObjectURL(b); [1].at(-1); structuredClone(a); crypto.randomUUID()',
  'const scheduler = { yield: () => 1 }; scheduler.yield()',
  'dialog.showModal(); "ab".replaceAll("a", "b"); new ResizeObserver(f); Object.hasOwn(a, "b"); a?.b ?? c',
])('accepts the script %s', (script) => {
  expect([...newerInScript(script)]).toEqual([]);
});

test.each([
  ['.a:has(.b) { color: red }', ':has'],
  ['.a { & .b { color: red } }', 'nesting'],
  ['@starting-style { .a { opacity: 0 } }', '@starting-style'],
  ['.a { anchor-name: --a }', 'anchor-name'],
  ['.a { color: light-dark(red, blue) }', 'light-dark()'],
  ['.a:popover-open { color: red }', ':popover-open'],
  ['@scope (.a) { .b { color: red } }', '@scope'],
])('reports the style sheet %s as newer than the oldest supported browser', (css, feature) => {
  expect([...newerInStyle(css).keys()]).toContain(feature);
});

test('accepts layers, containers, logical sizes, dynamic units and mixed colours', () => {
  const css =
    '@layer a { .b { inset: 0; min-height: 100dvh; color: color-mix(in srgb, red, blue); translate: 1px; gap: 2px } ' +
    '.c:is(.d, :where(.e)):focus-visible { aspect-ratio: 1; overflow: clip } } @container (min-width: 1px) { .f { width: 1cqw } }';
  expect([...newerInStyle(css)]).toEqual([]);
});

test.each([
  ['.a { text-size-adjust: 100% }', 'text-size-adjust'],
  ['.a { -moz-text-size-adjust: 100%; text-size-adjust: 100% }', 'text-size-adjust'],
  ['.a { user-select: none } .b { -webkit-user-select: none }', 'user-select'],
  ['.a { backdrop-filter: blur(1px) }', 'backdrop-filter'],
  ['.a { mask-image: url(a.svg) }', 'mask-image'],
])('reports a missing vendor prefix in %s', (css, property) => {
  expect([...missingPrefixes(css).keys()]).toEqual([property]);
  expect(compatProblems(shipped('', css), nothing)).toContainEqual(
    expect.stringContaining(`${property} lacks -webkit-`),
  );
});

test('does not require prefixes that the oldest supported browsers do not need', () => {
  const css =
    '.a { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; appearance: none; transform: none; -webkit-user-select: none; user-select: none }';
  expect([...missingPrefixes(css)]).toEqual([]);
});

test('reports newer features that are not allowed and allowed ones that are unused', () => {
  expect(compatProblems(shipped('AbortSignal.any([a])'), nothing)).toEqual([
    expect.stringContaining('a.js: AbortSignal.any is newer than the oldest supported browsers: safari 17.4'),
  ]);
  expect(
    compatProblems(shipped('AbortSignal.any([a])'), { ...nothing, script: { 'AbortSignal.any': 'asked for' } }),
  ).toEqual([]);
  expect(compatProblems(shipped('', '.a { color: red }'), { ...nothing, style: { ':has': 'spacing' } })).toEqual([
    ':has is allowed, but nothing uses it any more',
  ]);
});
