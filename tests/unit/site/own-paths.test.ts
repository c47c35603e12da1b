import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barePath } from '#lib/bare-path.ts';
import { ownPath, resolveSameOrigin } from '#lib/links.ts';

test.each([
  ['/m/home?a=1#b', '/m/home?a=1#b'],
  ['/cdn/../__admin/open?as=player01', '/__admin/open?as=player01'],
  ['/.//evil.test/x', null],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['https://evil.test', null],
  ['javascript:alert(1)', null],
])('%s resolves to %s', (given, expected) => {
  expect(resolveSameOrigin(given)).toBe(expected);
});

test('accepts a page path only if it starts with /m/ after resolution', () => {
  expect(ownPath('/m/../__admin/open')).toBeNull();
  expect(ownPath('/m/a/../b')).toBe('/m/b');
});

test('accepted paths stay on the site for any input', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '\\',
    '@',
    ':',
    'm',
    'ty',
    'evil.test',
    '%2f',
    '%5c',
    '?',
    '#',
    ' ',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = resolveSameOrigin(`/${pieces.join('')}`);
      if (path !== null) expect(new URL(path, 'https://own.test').origin).toBe('https://own.test');
      const bare = barePath(`/${pieces.join('')}`);
      if (!/[\\\s]/.test(bare)) expect(new URL(bare, 'https://own.test').origin).toBe('https://own.test');
    }),
    { numRuns: 2_000, seed: 7 },
  );
});
