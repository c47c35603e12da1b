import { outsideLink, ownPath } from '../../../lib/links.ts';
import { readObfuscatedLink } from './obfuscated-link.ts';

/** Where an obfuscated link of customer service leads, when that is https or a page of ours; else null (A06). */
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
