import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { toCsv } from '#scripts/words/csv.ts';
import { importTexts, listTexts, readList } from '#scripts/words/exchange.ts';
import type { ListedText } from '#scripts/words/text-list.ts';
import { toXliff } from '#scripts/words/xliff.ts';

const formats = [
  { file: 'words.xlf', write: toXliff },
  { file: 'words.csv', write: async (texts: readonly ListedText[]) => toCsv(texts) },
] as const;

describe.each(formats)('$file', ({ file, write }) => {
  test('keeps every text of each language with all placeholders', async () => {
    for (const language of ['fil', 'vi', 'ceb']) {
      const texts = listTexts(language);
      const found = await readList(file, await write(texts, language));
      expect(found.map(({ key, english, translation }) => ({ key, english, translation }))).toEqual(
        texts.map(({ key, english, translation }) => ({ key, english, translation })),
      );
    }
  });

  test('keeps spaces, quotes, line breaks and marks of markup between placeholders', async () => {
    const english = '{a} {b}, “{a}” & <b>\n{{n:day|days}}  left;';
    const text = { key: 'home.x', english, translation: ` ${english} `, description: '' };
    const [found] = await readList(file, await write([text], 'ceb'));
    expect(found).toMatchObject({ english, translation: text.translation });
  });

  test('states descriptions and lengths', async () => {
    const [text = ''] = [await write(listTexts('fil'), 'fil')];
    expect(text).toContain('Tab bar: invite friends.');
    expect(text).toMatch(
      file.endsWith('csv') ? /siteShell\.tabInvite,.*,9\r?\n/ : /id="siteShell\.tabInvite" maxwidth="9"/,
    );
  });
});

describe('an import', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'words-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const name of ['en/siteShell', 'en/recordsRounds', 'ceb/siteShell']) {
      mkdirSync(join(root, name), { recursive: true });
      cpSync(`src/i18n/${name}/index.ts`, join(root, name, 'index.ts'));
    }
  });
  const textsOf = (...translations: [key: string, translation: string][]) =>
    translations.map(([key, translation], at) => ({
      key,
      translation,
      english: listTexts('ceb', root).find((it) => it.key === key)?.english ?? '',
      line: at + 1,
    }));
  const shell = () => readFileSync(join(root, 'ceb/siteShell/index.ts'), 'utf8');

  test('writes changed and new texts in the order of English, and leaves the rest of the file as it is', () => {
    const before = shell();
    const found = textsOf(['siteShell.back', 'Mobalik ta’s una'], ['siteShell.tabEvents', "'Events'"]);
    expect(importTexts('ceb', 'x.csv', found, root).written).toEqual(['siteShell.back', 'siteShell.tabEvents']);
    expect(shell()).toBe(
      before
        .replace("back: 'Balik'", "back: 'Mobalik ta’s una'")
        .replace('  tabInvite:', `  tabEvents: "'Events'",\n  tabInvite:`),
    );
    expect(importTexts('ceb', 'x.csv', found, root).written).toEqual([]);
  });

  test('writes a text whose lines end as in Windows', () => {
    importTexts('ceb', 'x.csv', textsOf(['siteShell.back', 'Balik\r\nsa una']), root);
    expect(shell()).toContain(String.raw`back: 'Balik\nsa una'`);
  });

  test('creates the file of a namespace and of a new language', () => {
    const [first] = listTexts('ilo', root).filter(({ key }) => key.startsWith('recordsRounds.'));
    importTexts('ilo', 'x.csv', textsOf([first?.key ?? '', first?.english ?? '']), root);
    const written = readFileSync(join(root, 'ilo/recordsRounds/index.ts'), 'utf8');
    expect(written).toContain('as const satisfies Partly<NamespaceRecordsRoundsTranslation>;');
    expect(listTexts('ilo', root).find(({ key }) => key === first?.key)?.translation).toBe(first?.english);
  });

  test('names file and line of lost placeholders, long labels and unknown keys, and writes nothing', () => {
    const before = shell();
    const found = textsOf(
      ['siteShell.back', 'Balik ta'],
      ['siteShell.legalAge', 'Para sa hamtong'],
      ['siteShell.legalHelp', 'Help line: {linya} {line}'],
      ['siteShell.retry', 'Sulayi {'],
      ['siteShell.tabHome', 'Ang panimalay'],
      ['siteShell.none', 'Wala'],
    );
    expect(() => importTexts('ceb', 'ceb.csv', found, root)).toThrow(
      [
        'ceb.csv:2: siteShell.legalAge: {age} is missing.',
        'ceb.csv:3: siteShell.legalHelp: {linya} is not in the English text.',
        'ceb.csv:4: siteShell.retry: A brace is not closed, or has no name of an argument in it.',
        'ceb.csv:5: siteShell.tabHome has 13 characters, and the screen has room for 9.',
        'ceb.csv:6: There is no text "siteShell.none".',
      ].join('\n'),
    );
    expect(shell()).toBe(before);
  });

  test('leaves out texts whose English has changed since the export', () => {
    const [found] = textsOf(['siteShell.back', 'Mobalik']);
    const old = { key: 'siteShell.back', translation: 'Mobalik', line: 1, english: 'Go back' };
    expect(found?.english).toBe('Back');
    expect(importTexts('ceb', 'x.csv', [old], root)).toEqual({ written: [], outdated: ['siteShell.back'] });
  });

  test('says where a file is damaged', async () => {
    const xml = await toXliff(listTexts('ceb', root).slice(0, 2), 'ceb');
    await expect(readList('a.xlf', xml.replace('</note>', ''))).rejects.toThrow(
      /^a\.xlf:\d+: The file is not valid XLIFF 1\.2: /,
    );
    await expect(readList('a.csv', 'key,english\n"a,b')).rejects.toThrow(/^a\.csv:\d+: The file is not valid CSV: /);
  });
});

test('all translations keep their placeholders and fit their screens', () => {
  for (const language of ['fil', 'vi', 'ceb']) {
    const texts = listTexts(language).map((it) => ({ ...it, line: 1 }));
    expect(importTexts(language, language, texts).written).toEqual([]);
  }
});
