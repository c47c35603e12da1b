import { isContactLink } from '#contract/contact-link.ts';
import { hrefOf } from '#paths.ts';
import { barePath } from './bare-path.ts';

/** Parses an address relative to a base; null if it is invalid. `URL.canParse` is missing in supported browsers. */
export const readUrl = (target: string, base?: string): URL | null => {
  try {
    return new URL(target, base);
  } catch {
    return null;
  }
};

/**
 * Returns the path as a browser resolves it if it stays on this site; else null. Dots, backslashes and empty segments
 * are resolved first, so that `/m/../x` and `/.//evil.test` are refused.
 */
export const resolveSameOrigin = (target: string | null | undefined): string | null => {
  if (!target?.startsWith('/') || target.length > 500 || /[\\\s\p{Cc}\p{Cf}]/u.test(target)) return null;
  const base = 'https://site.invalid';
  const url = readUrl(target, base);
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
};

/** Returns the path if it leads to a page under `/m/`; else null. */
export const ownPath = (target: string | null | undefined): string | null => {
  const path = target?.startsWith('/m/') ? resolveSameOrigin(target) : null;
  return path?.startsWith('/m/') ? path : null;
};

/** Returns the link to the login page that redirects to `from` after the login. */
export const loginPath = (from: string): string => hrefOf('login', { redirect: barePath(from) });

/** Returns the address if it is https, else null: data may open no other external link. */
export const outsideLink = (target: string | null | undefined): string | null => {
  const url = target ? readUrl(target) : null;
  return url?.protocol === 'https:' ? url.href : null;
};

/** Returns the address if it calls a phone number or writes an email; else null. */
export const contactLink = (target: string): string | null => (isContactLink(target) ? target : null);
