import { documentLocale, type Locale, localeOf } from '#i18n/locale.ts';
import { pathPrefix } from '#lib/bare-path.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { readCookie } from '#lib/storage/cookie.ts';
import { keys, languageCookie } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { lazyStyles } from '#ui/styles/adopt.ts';
import { change, saveLanguage } from './choose-language.ts';
import css from './language-list.css?inline';

const adoptDeferredStyles = lazyStyles(css);

const followOtherPages = (): void => {
  const wanted = localeOf(readCookie(languageCookie));
  if (wanted && wanted !== document.documentElement.lang) void change(wanted);
};

/** Opens the list of languages; a choice, Escape and a tap outside close it. */
const startLanguageList = (): void => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-language]')) {
    details.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-switch]');
      if (!link) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
      const locale = link.dataset.switch as Locale;
      saveLanguage(locale);
      void change(locale);
    });
    details.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') details.open = false;
    });
    document.addEventListener('click', (event) => {
      if (!details.contains(event.target as Node)) details.open = false;
    });
  }
};

/** Opens the list of languages; its styles are loaded with the first tap. */
export const startLanguage = (): void => {
  // Visitors of an address in a language who have not chosen one keep it on further pages.
  if (pathPrefix(location.pathname) && !(readCookie(languageCookie) ?? localArea.read(keys.local.language)))
    saveLanguage(documentLocale());
  for (const summary of document.querySelectorAll('[data-language] summary')) {
    summary.addEventListener('click', adoptDeferredStyles);
  }
  startLanguageList();
  onPageRestore(followOtherPages);
};
