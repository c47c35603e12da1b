import { pathPrefix } from '#lib/bare-path.ts';
import { root } from '#lib/browser/root.ts';
import { readItem } from '#lib/storage/raw-items.ts';
import { defaultCookie, defaultLocale, prefixes } from '#markets/current.ts';

const { pathname, search } = location;

/** Language prefix of the address. */
export const addressPrefix: string = pathPrefix(pathname);

/**
 * Redirects a visitor who chose another language from a document in the default one, which a host that ignores the
 * language cookie serves; for the head script.
 */
export const redirectToChosenLanguage = (): void => {
  const prefix = prefixes[readItem('local', 'language') ?? ''];
  if (root.lang !== defaultLocale || addressPrefix || !prefix) return;
  // A newer choice. Reading the cookie delays the first paint, so it comes last.
  if (!document.cookie.includes(`lang=${defaultCookie}`)) location.replace(`/${prefix}${pathname}${search}`);
};
