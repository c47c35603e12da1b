import { root } from '../../lib/browser/root.ts';
import { readItem } from '../../lib/storage/raw-items.ts';

const { pathname, search } = location;

export const isFilipinoAddress: boolean = pathname.startsWith('/ty/');

/**
 * Redirects a visitor who chose Filipino from an English document, which a host that ignores the language cookie
 * serves; for the head script.
 */
export const redirectToFilipino = (): void => {
  const stored = readItem('local', 'language');
  // Reading the cookie delays the first paint.
  if (root.lang !== 'en' || isFilipinoAddress || !stored || stored === 'EN') return;
  const language = /\blang=(en|ty)/.exec(document.cookie)?.[1] ?? stored.toLowerCase();
  if (language === 'ty') location.replace(`/ty${pathname}${search}`);
};
