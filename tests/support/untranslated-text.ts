import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';

type Words = { readonly [key: string]: string | Words };

const leaves = (words: Words, at = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, it]): [string, string][] =>
    typeof it === 'string' ? [[`${at}.${key}`, it]] : leaves(it, `${at}.${key}`),
  );

const dictionary = async (language: 'en' | 'fil'): Promise<ReadonlyMap<string, string>> => {
  const files = globSync(`src/i18n/${language}/*/index.ts`);
  const parts = files.map(async (file) => {
    const { default: words } = (await import(pathToFileURL(resolve(file)).href)) as { default: Words };
    return leaves(words, basename(dirname(file)));
  });
  return new Map((await Promise.all(parts)).flat());
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for a dictionary text: its figures and names match anything, its plurals each other. */
const patternOf = (text: string): string =>
  text
    .split(/(\{\{[^}]*\}\}|\{[^}]*\})/)
    .map((part) => (part.startsWith('{{') ? '\\p{L}*' : part.startsWith('{') ? '.+?' : escaped(part)))
    .join('');

/** Returns whether a text contains words in addition to placeholders and figures. */
const hasWords = (text: string): boolean => /\p{L}{4,}/u.test(text.replace(/\{+[^}]*\}+/g, ''));

interface Languages {
  /** English texts that match no Filipino text. */
  readonly english: RegExp;
  /** Filipino texts in lower case, with placeholders for names and figures. */
  readonly filipino: ReadonlySet<string>;
}

/** Returns the patterns that distinguish English texts from Filipino ones. */
const readLanguages = async (): Promise<Languages> => {
  const [en, fil] = await Promise.all([dictionary('en'), dictionary('fil')]);
  // Case does not distinguish languages: “User agreement” is a Filipino text too.
  const filipino = new Set([...fil.values()].map((text) => patternOf(text).toLowerCase()));
  const found = [...en].filter(([key, text]) => fil.get(key) !== text && hasWords(text));
  const patterns = new Set(found.map(([, text]) => patternOf(text)).filter((it) => !filipino.has(it.toLowerCase())));
  return {
    english: new RegExp(`^(?:${[...patterns].join('|')})$`, 'iu'),
    filipino: new Set([...fil.values()].map((text) => text.toLowerCase())),
  };
};

let known: Promise<Languages> | undefined;

/** Returns English dictionary texts on a Filipino page: visible texts, labels and placeholders. */
export const untranslatedTexts = async (page: Page): Promise<string[]> => {
  known ??= readLanguages();
  const { english, filipino } = await known;
  const shown = await page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, [lang=en]')) continue;
      found.add(node.textContent ?? '');
      if (parent.childElementCount === 0) found.add(parent.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')) {
      if (!element.checkVisibility() || element.closest('[lang=en]')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.add(element.getAttribute(name) ?? '');
    }
    return [document.title, ...found].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
  // The title of a page ends with the brand. “Transfer {amount}” also fits “Transfer sa upline”.
  const isFilipino = (text: string): boolean => filipino.has(text.toLowerCase().replace(/ · \w+$/, ''));
  return shown.filter((text) => english.test(text) && !isFilipino(text));
};
