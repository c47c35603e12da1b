/** Language as addresses and the cookie name it: `ty` is Filipino. */
export type SiteLocale = 'en' | 'ty';

/** Addresses that show another page's document themselves (A04). */
export const aliases: Readonly<Record<string, string>> = {
  '/': '/m/home',
  '/m': '/m/home',
  '/m/': '/m/home',
  '/m/index': '/m/home',
  '/m/index.html': '/m/home',
  '/register.html': '/m/register',
  '/m/register.html': '/m/register',
};

/** Other spellings, which lead to the proper one (A11). */
export const moved: Readonly<Record<string, string>> = { '/m/trial': '/m/trail' };

/** Pages built once per entry, and the query parameter that names it (R014, R018, R021). */
export const entries: Readonly<Record<string, string>> = {
  '/m/activityDetail': 'id',
  '/m/gameList': 'gameType',
  '/m/help': 'i',
  '/m/helpDetail': 'i',
};

export interface Address {
  /** Path without language, alias resolved: `/m/home`. */
  readonly path: string;
  /** The language that the address itself asks for. */
  readonly locale?: SiteLocale;
  /** The spelling differs from the proper one, which is `path`. */
  readonly misspelt: boolean;
}

/** What an address path means. Pure; whether such a page exists is for the caller to see. */
export const readAddress = (pathname: string): Address => {
  const filipino = /^\/ty(?=\/|$)/.test(pathname);
  const bare = (filipino ? pathname.slice(3) : pathname) || '/';
  const locale = filipino ? { locale: 'ty' as const } : {};
  const alias = aliases[bare];
  if (alias) return { path: alias, ...locale, misspelt: false };
  const neat = bare.replace(/\/+$|\.html$/, '');
  const path = moved[neat] ?? neat;
  return { path, ...locale, misspelt: path !== bare };
};

/** What may stand for an entry in a query; the same text is a regular expression of nginx. */
export const entryForm = '[0-9A-Z]{1,15}';

const entryText = new RegExp(`^${entryForm}$`);

/** Address of the document of one entry (`/m/activityDetail/12`), when the query names one. */
export const entryPath = (path: string, query: URLSearchParams): string | undefined => {
  const parameter = entries[path];
  const entry = parameter && query.get(parameter);
  return entry && entryText.test(entry) ? `${path}/${entry}` : undefined;
};
