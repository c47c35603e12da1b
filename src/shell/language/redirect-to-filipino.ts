import { root } from '#lib/browser/root.ts';
import { readItem } from '#lib/storage/raw-items.ts';

const { pathname, search } = location;

export const isFilipinoAddress: boolean = pathname.startsWith('/ty/');

/**
 * Redirects a visitor who chose Filipino from an English document, which a host that ignores the language cookie
 * serves; for the head script.
 */
export const redirectToFilipino = (): void => {
  if (root.lang !== 'en' || isFilipinoAddress || readItem('local', 'language') !== 'TY') return;
  // A newer choice. Reading the cookie delays the first paint, so it comes last.
  if (!/\blang=en/.test(document.cookie)) location.replace(`/ty${pathname}${search}`);
};
