import { isContactLink } from '../contract/contact-link.ts';
import { hrefOf } from '../paths.ts';
import { barePath } from './bare-path.ts';

/** The address, read against a base where it is none of its own; null when it is no address. `URL.canParse` is newer than the browsers that count. */
export const readUrl = (target: string, base?: string): URL | null => {
  try {
    return new URL(target, base);
  } catch {
    return null;
  }
};

/**
 * The path, as a browser resolves it, if it stays on this site; else null. What comes after dots, backslashes and empty
 * segments are resolved counts, so that neither `/m/../x` nor `/.//evil.test` passes for what it is not.
 */
export const resolveOwn = (target: string | null | undefined): string | null => {
  if (!target?.startsWith('/') || target.length > 500 || /[\\\s\p{Cc}\p{Cf}]/u.test(target)) return null;
  const base = 'https://site.invalid';
  const url = readUrl(target, base);
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
};

/** The path if it leads to a page of ours, else null: own `/m/` paths only (A84). */
export const ownPath = (target: string | null | undefined): string | null => {
  const path = target?.startsWith('/m/') ? resolveOwn(target) : null;
  return path?.startsWith('/m/') ? path : null;
};

/** Returns the link to the login page that redirects to `from` after the login. */
export const loginPath = (from: string): string => hrefOf('login', { redirect: barePath(from) });

/** The address if it is https, else null: nothing else from data is opened outside. */
export const outsideLink = (target: string | null | undefined): string | null => {
  const url = target ? readUrl(target) : null;
  return url?.protocol === 'https:' ? url.href : null;
};

/** The address if it calls a phone number or writes an email, else null. */
export const contactLink = (target: string): string | null => (isContactLink(target) ? target : null);
