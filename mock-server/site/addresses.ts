import { defaultCookie, languages, prefixes } from '#markets/current.ts';
import { aliases, entryParameters, spellings } from '#paths.ts';

/** Language in the cookie `lang`: the wire code in lower case. */
export type SiteLocale = string;

/** Languages of the brand's documents, the default first. */
export const siteLocales: readonly SiteLocale[] = languages.map(({ wire }) => wire.toLowerCase());

/** Returns the language with a code of the wire or the cookie, else the brand's default. */
export const siteLocaleOf = (code: string | undefined): SiteLocale =>
  siteLocales.find((locale) => locale === code?.toLowerCase()) ?? defaultCookie;

/** Returns the first part of a language's addresses, such as `/ty`; empty for the default. */
export const prefixOf = (locale: SiteLocale): string => {
  const prefix = prefixes[locale.toUpperCase()];
  return prefix ? `/${prefix}` : '';
};

/** Languages whose addresses have a prefix. */
export const prefixedLocales: readonly SiteLocale[] = siteLocales.filter(prefixOf);

export interface Address {
  /** Path without language, alias resolved: `/m/home`. */
  readonly path: string;
  /** Language in the URL itself. */
  readonly locale?: SiteLocale;
  /** Whether the spelling differs from the canonical one, which is `path`. */
  readonly misspelt: boolean;
}

/** Parses a URL path. Pure: does not check whether the page exists. */
export const readAddress = (pathname: string): Address => {
  const prefixed = prefixedLocales.find((it) => `${pathname}/`.startsWith(`${prefixOf(it)}/`));
  const bare = (prefixed ? pathname.slice(prefixOf(prefixed).length) : pathname) || '/';
  const locale = prefixed ? { locale: prefixed } : {};
  const alias = aliases[bare];
  if (alias) return { path: alias, ...locale, misspelt: false };
  const trimmed = bare.replace(/\/+$|\.html$/, '');
  const path = spellings[bare.toLowerCase()] ?? spellings[trimmed.toLowerCase()] ?? trimmed;
  return { path, ...locale, misspelt: path !== bare };
};

/** Allowed characters of an entry's id in a query; also used as a regular expression in nginx. */
export const entryForm = '[0-9A-Z]{1,15}';

const entryText = new RegExp(`^${entryForm}$`);

/** Returns the path of an entry's document (`/m/activityDetail/12`) if the query names one. */
export const entryPath = (path: string, query: URLSearchParams): string | undefined => {
  const parameter = entryParameters[path];
  const entry = parameter && query.get(parameter);
  return entry && entryText.test(entry) ? `${path}/${entry}` : undefined;
};
