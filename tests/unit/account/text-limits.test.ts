import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compactText } from '#contract/text.ts';
import { validateText } from '#features/shared/validate-text.ts';
import type { Words } from '#i18n/translate.ts';

test('no field of the site, the games or the payment pages truncates text with maxlength', () => {
  const files = globSync(['src/**/*.{astro,ts,tsx}', 'mock-server/{games,pay,admin}/**/*.ts']);
  const cutting = files.filter((file) => /\bmax-?length\s*[=:]/i.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(cutting).toEqual([]);
});

test.each(['123456', ' 123 456 ', '123-456', '123–456', '１２３　４５６', '123\u00a0456'])(
  '%j in a code field is parsed as six digits @R148',
  (typed) => {
    expect(compactText(typed)).toBe('123456');
  },
);

test('rejects a text that is too long and names the limit @R145', () => {
  const t = { siteWidgets: { tooLong: ({ most }: { most: number }) => `at most ${most}` } } as unknown as Words;
  expect([validateText(t, '', 3, 'required'), validateText(t, 'abc', 3, ''), validateText(t, 'abcd', 3, '')]).toEqual([
    ['required'],
    [],
    ['at most 3'],
  ]);
});
