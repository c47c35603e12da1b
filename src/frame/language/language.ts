import { readCookie, writeCookie } from '../../browser/cookie.ts';
import { keys, languageCookie } from '../../browser/keys.ts';
import { onReturn } from '../../browser/on-return.ts';
import { localArea } from '../../browser/storage.ts';
import { cookieOf, type Locale, localeOf, wireLanguage } from '../../i18n/locale.ts';
import { withLateStyles } from '../boot/on-touch.ts';

const change = async (locale: Locale): Promise<void> => {
  // Without network the choice is remembered and the page asked for anew, as a plain link would.
  const part = await import('./switch-language.ts').catch(() => null);
  if (part) await part.switchLanguage(locale);
  else location.reload();
};

const remember = (locale: Locale): void => {
  writeCookie(languageCookie, cookieOf(locale));
  localArea.write(keys.local.language, wireLanguage(locale));
};

const followOtherPages = (): void => {
  const wanted = localeOf(readCookie(languageCookie));
  if (wanted && wanted !== document.documentElement.lang) void change(wanted);
};

export const startLanguage = (): void => {
  // Who came by a Filipino address and has chosen nothing reads on in Filipino.
  const chosen = readCookie(languageCookie) ?? localArea.read(keys.local.language);
  if (!chosen && location.pathname.startsWith('/ty/')) remember('fil');
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-language]')) {
    const summary = details.querySelector('summary');
    details.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-switch]');
      if (!link) return;
      event.preventDefault();
      details.open = false;
      summary?.focus();
      const locale = link.dataset.switch === 'fil' ? 'fil' : 'en';
      remember(locale);
      void change(locale);
    });
    summary?.addEventListener('click', async (event) => {
      if (details.open) return;
      event.preventDefault();
      await withLateStyles();
      details.open = true;
    });
    details.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') details.open = false;
    });
    document.addEventListener('click', (event) => {
      if (!details.contains(event.target as Node)) details.open = false;
    });
  }
  onReturn(followOtherPages);
};
