import type { Connect } from 'vite';
import { contentLocales, inLocale, localeName, type Text } from '#content/text.ts';
import { maxLengthOf } from '#content/word-limits.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { surroundings } from '../content.ts';
import { escapeHtml, htmlPage, sendPage } from './html.ts';

export const wordsPath = '/keystatic-words';

const maxResults = 50;

const keysOf = (dictionary: object, path = ''): string[] =>
  Object.entries(dictionary).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : keysOf(value, `${path}${name}.`),
  );

const textsOf = (words: Text): string[] => contentLocales.map((locale) => inLocale(words, locale));

/** Searches the texts of all screens in the languages of the brand and shows their keys and length limits. */
export const openWords: Connect.NextHandleFunction = (request, response) => {
  const wanted = (new URL(request.url ?? '/', 'http://editor.invalid').searchParams.get('q') ?? '').trim();
  const found = keysOf(dictionaries.en).flatMap((key) => {
    const words = surroundings.words(key);
    const isFound = [key, ...(words ? textsOf(words) : [])].some((it) =>
      it.toLowerCase().includes(wanted.toLowerCase()),
    );
    return words && wanted && isFound ? [{ key, words }] : [];
  });
  // Exact matches come first, then shorter texts.
  const lengthOf = ({ words }: (typeof found)[number]): number => Math.min(...textsOf(words).map((it) => it.length));
  const isExact = ({ words }: (typeof found)[number]): boolean =>
    textsOf(words).some((it) => it.toLowerCase() === wanted.toLowerCase());
  const rows = found
    .sort((one, other) => Number(isExact(other)) - Number(isExact(one)) || lengthOf(one) - lengthOf(other))
    .slice(0, maxResults)
    .map(
      ({ key, words }) =>
        `<tr><td><code>${escapeHtml(key)}</code>${contentLocales.map((locale) => `<td lang="${locale}">${escapeHtml(inLocale(words, locale))}`).join('')}<td>${maxLengthOf(key, textsOf(words))}`,
    );
  const note = wanted
    ? `<p role="status">${found.length} found${found.length > maxResults ? `, ${maxResults} shown` : ''}</p>`
    : '';
  const body = `<p><a href="/keystatic">Back to the content</a></p>
<form method="get"><label>Words on the screen, in any language <input name="q" type="search" required value="${escapeHtml(wanted)}"></label><button>Find words</button></form>
${note}<table><tr><th>Text${contentLocales.map((locale) => `<th>${localeName(locale)}`).join('')}<th>Maximum length${rows.join('\n')}</table>`;
  sendPage(response, 200, htmlPage('Find words', body));
};
