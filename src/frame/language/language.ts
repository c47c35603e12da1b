import { readCookie } from '../../browser/cookie.ts';
import { keys, languageCookie } from '../../browser/keys.ts';
import { onReturn } from '../../browser/on-return.ts';
import { localArea } from '../../browser/storage.ts';
import { localeOf } from '../../i18n/locale.ts';
import { withLateStyles } from '../boot/on-touch.ts';
import { change, remember } from './choose-language.ts';

const followOtherPages = (): void => {
  const wanted = localeOf(readCookie(languageCookie));
  if (wanted && wanted !== document.documentElement.lang) void change(wanted);
};

/** Opens the list of languages once its looks are there; what it then does is `language-list.ts`. */
export const startLanguage = (): void => {
  // Who came by a Filipino address and has chosen nothing reads on in Filipino.
  if (location.pathname.startsWith('/ty/') && !(readCookie(languageCookie) ?? localArea.read(keys.local.language)))
    remember('fil');
  for (const summary of document.querySelectorAll('[data-language] summary')) {
    const details = summary.parentElement as HTMLDetailsElement;
    summary.addEventListener('click', async (event) => {
      if (details.open) return;
      event.preventDefault();
      await withLateStyles();
      details.open = true;
    });
  }
  onReturn(followOtherPages);
};
