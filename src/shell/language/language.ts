import { documentLocale, localeOf } from '#i18n/locale.ts';
import { pathPrefix } from '#lib/bare-path.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { readCookie } from '#lib/storage/cookie.ts';
import { keys, languageCookie } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { lazyStyles } from '#ui/styles/adopt.ts';
import { change, saveLanguage } from './choose-language.ts';
import looks from './language-list.css?inline';
import { startLanguageList } from './language-list.ts';

const adoptLooks = lazyStyles(looks);

const followOtherPages = (): void => {
  const wanted = localeOf(readCookie(languageCookie));
  if (wanted && wanted !== document.documentElement.lang) void change(wanted);
};

/** Opens the list of languages; its styles are loaded with the first tap. */
export const startLanguage = (): void => {
  // Visitors of an address in a language who have not chosen one keep it on further pages.
  if (pathPrefix(location.pathname) && !(readCookie(languageCookie) ?? localArea.read(keys.local.language)))
    saveLanguage(documentLocale());
  for (const summary of document.querySelectorAll('[data-language] summary')) {
    summary.addEventListener('click', adoptLooks);
  }
  startLanguageList();
  onPageRestore(followOtherPages);
};
