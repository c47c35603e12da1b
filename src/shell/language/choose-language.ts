import { cookieOf, type Locale, wireLanguage } from '#i18n/locale.ts';
import { writeCookie } from '#lib/storage/cookie.ts';
import { keys, languageCookie } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';

/** Shows the page in another language. */
export const change = async (locale: Locale): Promise<void> => {
  // Offline, the choice is stored and the page is reloaded, as with a plain link.
  const part = await import('./switch-language.ts').catch(() => null);
  if (part) await part.switchLanguage(locale);
  else location.reload();
};

/** Stores the language for further pages. */
export const saveLanguage = (locale: Locale): void => {
  writeCookie(languageCookie, cookieOf(locale));
  localArea.write(keys.local.language, wireLanguage(locale));
};
