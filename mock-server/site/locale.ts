import { type SiteLocale, siteLocales } from './addresses.ts';

const chosen = new RegExp(`(?:^|;\\s*)lang=(${siteLocales.join('|')})(?:;|$)`);

/** Returns the language that the user chose, from a `Cookie` header. */
export const readChosenLocale = (cookies: string | undefined): SiteLocale | undefined =>
  chosen.exec(cookies ?? '')?.[1];
