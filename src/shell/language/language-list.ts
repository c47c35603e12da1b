import type { Locale } from '#i18n/locale.ts';
import { change, saveLanguage } from './choose-language.ts';

/** Opens the list of languages; a choice, Escape and a tap outside close it. */
export const startLanguageList = (): void => {
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
