import { aliases, entryParameters, spellings } from '../../src/paths.ts';

/** Language as addresses and the cookie name it: `ty` is Filipino. */
export type SiteLocale = 'en' | 'ty';

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
  const path = spellings[bare.toLowerCase()] ?? spellings[neat.toLowerCase()] ?? neat;
  return { path, ...locale, misspelt: path !== bare };
};

/** What may stand for an entry in a query; the same text is a regular expression of nginx. */
export const entryForm = '[0-9A-Z]{1,15}';

const entryText = new RegExp(`^${entryForm}$`);

/** Address of the document of one entry (`/m/activityDetail/12`), when the query names one. */
export const entryPath = (path: string, query: URLSearchParams): string | undefined => {
  const parameter = entryParameters[path];
  const entry = parameter && query.get(parameter);
  return entry && entryText.test(entry) ? `${path}/${entry}` : undefined;
};
