import type { SiteLocale } from './addresses.ts';

/** Returns the language that the user chose, from a `Cookie` header. */
export const readChosenLocale = (cookies: string | undefined): SiteLocale | undefined =>
  /(?:^|;\s*)lang=(en|ty)(?:;|$)/.exec(cookies ?? '')?.[1] as SiteLocale | undefined;
