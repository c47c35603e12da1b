import { useEffect } from 'react';
import { brand } from '#brands/current.ts';
import { $words } from '#i18n/page-words.ts';

const setTitle = (name: string): void => {
  document.title = `${name} · ${brand.name}`;
};

/**
 * Shows `name` as heading and title of the page. Both belong to the document, so a change of language restores the
 * page's own, and they are set again.
 */
export const usePageTitle = (name: string | undefined): void => {
  useEffect(() => {
    const heading = document.querySelector('[data-title]');
    if (!heading || !name) return undefined;
    return $words.subscribe(() => {
      heading.textContent = name;
      setTitle(name);
    });
  }, [name]);
};

/** Titles the page as its heading reads during a first login. */
export const useFirstLoginTitle = (isFirstLogin: boolean): void => {
  useEffect(() => {
    const heading = document.querySelector('h1 .if-first');
    if (!heading || !isFirstLogin) return undefined;
    return $words.subscribe(() => setTitle(heading.textContent.trim()));
  }, [isFirstLogin]);
};
