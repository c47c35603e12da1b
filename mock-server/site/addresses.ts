import { aliases, entryParameters, spellings } from '#paths.ts';

/** Language in URLs and the cookie: `ty` is Filipino. */
export type SiteLocale = 'en' | 'ty';

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
  const isFilipino = /^\/ty(?=\/|$)/.test(pathname);
  const bare = (isFilipino ? pathname.slice(3) : pathname) || '/';
  const locale = isFilipino ? { locale: 'ty' as const } : {};
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
