import type { Locale } from '../../i18n/locale.ts';
import { readCookie } from '../../lib/storage/cookie.ts';
import { keys, languageCookie } from '../../lib/storage/keys.ts';
import { localArea } from '../../lib/storage/storage.ts';

/** A02: who has chosen no language reads in the one the site settings name. */
export const applySettingsLanguage = (locale: Locale): void => {
  if (locale === document.documentElement.lang || location.pathname.startsWith('/ty/')) return;
  if (readCookie(languageCookie) ?? localArea.read(keys.local.language)) return;
  import('../language/switch-language.ts').then(({ switchLanguage }) => switchLanguage(locale)).catch(() => undefined);
};
