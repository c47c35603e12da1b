import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as market from '#markets/current.ts';

const cebuano = { id: 'ceb', wire: 'CEB', prefix: 'ceb', name: 'Cebuano', flag: 'ph' };

beforeEach(() => {
  vi.resetModules();
  vi.doMock('#markets/current.ts', async (original) => {
    const own = await original<typeof market>();
    return { ...own, languages: [...own.languages, cebuano], prefixes: { ...own.prefixes, CEB: 'ceb' } };
  });
});

// Files of a worker share their modules.
afterEach(() => {
  vi.doUnmock('#markets/current.ts');
  vi.resetModules();
});

test('a language that the market adds has a code on the wire and addresses @R005', async () => {
  const { wireLanguages } = await import('#contract/fields.ts');
  expect(wireLanguages).toEqual(['EN', 'TY', 'CEB']);
  const { prefixOf, readAddress } = await import('#sim/site/addresses.ts');
  expect(readAddress('/ceb/m/home')).toEqual({ path: '/m/home', locale: 'ceb', misspelt: false });
  expect(readAddress('/cebu/m/home').locale).toBeUndefined();
  expect(['en', 'ty', 'ceb'].map(prefixOf)).toEqual(['', '/ty', '/ceb']);
  const { readChosenLocale } = await import('#sim/site/locale.ts');
  expect(readChosenLocale('a=1; lang=ceb')).toBe('ceb');
});

test('texts of the server that a language does not have are in English', async () => {
  const { localized, textIn } = await import('#sim/features/shared/localized-text.ts');
  const text = { EN: 'Deposit failed', TY: 'Hindi natuloy ang deposit' };
  expect(['EN', 'TY', 'CEB'].map((language) => textIn(text, language))).toEqual([text.EN, text.TY, text.EN]);
  expect(localized((language) => `${textIn(text, language)}.`)).toEqual({
    EN: `${text.EN}.`,
    TY: `${text.TY}.`,
    CEB: `${text.EN}.`,
  });
});
