import { outsideLink, ownPath } from '#lib/links.ts';
import { readObfuscatedLink } from './obfuscated-link.ts';

/** Returns the target of an obfuscated customer service link if it is https or an own page; else null. */
export const readServiceLink = (
  hidden: string | null | undefined,
): { readonly href: string; readonly outside: boolean } | null => {
  if (!hidden) return null;
  const url = readObfuscatedLink(hidden);
  const own = ownPath(url);
  if (own) return { href: own, outside: false };
  const outside = outsideLink(url);
  return outside ? { href: outside, outside: true } : null;
};
