import { readCookie } from '../../browser/cookie.ts';
import { keys, languageCookie } from '../../browser/keys.ts';
import { localArea } from '../../browser/storage.ts';
import type { Locale } from '../../i18n/locale.ts';

/** A02: who has chosen no language reads in the one the site settings name. */
export const followSettings = (locale: Locale): void => {
  const chosen = readCookie(languageCookie) ?? localArea.read(keys.local.language);
  const asked = location.pathname.startsWith('/ty/');
  if (!chosen && !asked && locale !== document.documentElement.lang) {
    import('../language/switch-language.ts')
      .then(({ switchLanguage }) => switchLanguage(locale))
      .catch(() => undefined);
  }
};
