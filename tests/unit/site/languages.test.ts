import { expect, test } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { completeness } from '#scripts/words.ts';

test('a folder of texts is a language, and its missing texts are in English', () => {
  expect(dictionaries.ceb.siteShell.close).toBe('Sirad-i');
  expect(dictionaries.ceb.siteShell.skip).toBe(dictionaries.en.siteShell.skip);
  expect(dictionaries.ceb.siteErrors).toEqual(dictionaries.en.siteErrors);
});

test('the report lists the missing texts of each language', async () => {
  const [english, cebuano, filipino] = await completeness();
  expect(english).toEqual({ id: 'en', missing: [], percent: 100 });
  expect(cebuano).toMatchObject({ id: 'ceb', percent: 1 });
  expect(cebuano?.missing).toContain('siteShell.skip');
  expect(cebuano?.missing).not.toContain('siteShell.close');
  expect(filipino).toEqual({ id: 'fil', missing: [], percent: 100 });
});
