import { documentPath, type Locale } from '#i18n/locale.ts';
import { applyWords } from '#i18n/page-words.ts';
import { barePath } from '#lib/bare-path.ts';

/** Returns the path without its language: `/ty/m/home` and `/m/home` are the same page. */
const pagePath = (): string => barePath(location.pathname);

/** Loads this page's document in another language. XMLHttpRequest parses it without a Trusted Types sink. */
const fetchTranslation = (locale: Locale): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', documentPath(pagePath() + location.search, locale));
    request.responseType = 'document';
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error('no document')));
    request.onerror = () => reject(new Error('no response'));
    request.send();
  });

const marked = (page: Document): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('[data-t]')].filter((element) => !element.closest('astro-island'));

/**
 * Copies marked texts and attributes from the document in another language; returns false if the two documents do not
 * match.
 */
const copyWords = (translatedDocument: Document): boolean => {
  const elements = marked(document);
  const translatedElements = marked(translatedDocument);
  if (elements.length !== translatedElements.length) return false;
  elements.forEach((element, index) => {
    const other = translatedElements[index];
    if (!other) return;
    const attributes = element.dataset.t;
    if (!attributes) element.replaceChildren(...[...other.childNodes].map((node) => document.importNode(node, true)));
    else for (const name of attributes.split(' ')) element.setAttribute(name, other.getAttribute(name) ?? '');
  });
  return true;
};

let wanted: Locale | undefined;

/**
 * Switches the page's language in place: islands keep typed values, static texts are replaced. Only the last choice
 * takes effect.
 */
export const switchLanguage = async (locale: Locale): Promise<void> => {
  wanted = locale;
  const translated = await fetchTranslation(locale).catch(() => null);
  if (wanted !== locale) return;
  if (!translated || !copyWords(translated)) {
    location.assign(pagePath() + location.search);
    return;
  }
  document.documentElement.lang = locale;
  document.title = translated.title;
  history.replaceState(history.state, '', pagePath() + location.search + location.hash);
  await applyWords(translated);
};
