import { afterEach, expect, test, vi } from 'vitest';
import type * as brands from '#brands/current.ts';
import type * as market from '#markets/current.ts';

const cebuano = { id: 'ceb', wire: 'CEB', prefix: 'ceb', name: 'Cebuano', flag: 'ph' };

/** Reads the content of a brand with a language that no entry has. */
const readWith = async (minTranslated: number) => {
  vi.resetModules();
  vi.doMock('#markets/current.ts', async (original) => {
    const own = await original<typeof market>();
    return { ...own, languages: [...own.languages, cebuano], marketLocales: [...own.marketLocales, 'ceb'] };
  });
  vi.doMock('#brands/current.ts', async (original) => {
    const own = await original<typeof brands>();
    return { ...own, brandSettings: { ...own.brandSettings, minTranslated } };
  });
  const [{ readContent }, { missingTexts }] = await Promise.all([
    import('#content/read.ts'),
    import('#content/missing-texts.ts'),
  ]);
  return { ...readContent(), lacking: missingTexts() };
};

// Files of a worker share their modules.
afterEach(() => {
  vi.doUnmock('#markets/current.ts');
  vi.doUnmock('#brands/current.ts');
  vi.resetModules();
});

test('content that a partial language lacks is in English, and the report names it @R005', async () => {
  const { help, promotions, announcements, leftOut, lacking } = await readWith(1);
  expect(leftOut).toEqual([]);
  expect([help.length, promotions.length, announcements.length].every((count) => count > 5)).toBe(true);
  for (const { body } of [...help, ...promotions]) {
    expect(body.ceb).toBe(body.en);
    expect(body.fil).not.toBe(body.en);
  }
  for (const { title } of [...help, ...promotions]) expect(title.ceb).toBe(title.en);
  const of = (locale: string) => lacking.find((it) => it.locale === locale)?.entries ?? [];
  expect(of('fil')).toEqual([]);
  for (const { slug } of help) expect(of('ceb')).toContain(`help/${slug}`);
});

test('a brand that asks for complete languages leaves out entries that lack a text', async () => {
  const { help, promotions, leftOut } = await readWith(100);
  expect([help, promotions]).toEqual([[], []]);
  expect(leftOut.length).toBeGreaterThan(10);
});
