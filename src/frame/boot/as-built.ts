/** Whether the help centre stands in the document. */
declare const HELP: boolean;
/** Where the backend listens, as the site was built; empty for its own origin. */
declare const API: string;
/** The switches that are off by default (A96), in order. */
declare const OFF: string;

interface Template {
  readonly location: string;
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

interface Consolidated {
  readonly whitelabel: {
    readonly flags: Readonly<Record<string, boolean>>;
    readonly promotions: Readonly<Record<string, { readonly enabled: boolean }>>;
  };
  readonly helpDigest?: Readonly<Record<string, string>>;
}

const ask = async <T>(name: string): Promise<T> => {
  const { api = API } = document.documentElement.dataset;
  const response = await fetch(`${api}/wps/system/settings/${name}`);
  return (await response.json()).value;
};

/**
 * Whether the server says what a guest's document shows: that the site is open (R040, R041), its language (A02), switches
 * and promotions (R205) and the answers of the help centre. Throws where the server says nothing, or something else than
 * settings.
 */
export const isAsBuilt = async (): Promise<boolean> => {
  const [{ location, maintenance, regionRestriction }, { whitelabel, helpDigest }] = await Promise.all([
    ask<Template>('template'),
    ask<Consolidated>('consolidated'),
  ]);
  const { lang, dataset } = document.documentElement;
  const { flags, promotions } = whitelabel;
  const names = Object.keys(flags);
  const listed = (kinds: readonly string[]): string => ['', ...names.filter((name) => flags[name]), ...kinds].join(' ');
  const kinds = Object.keys(promotions);
  return (
    !maintenance &&
    !regionRestriction &&
    (location === 'EN' || lang !== 'en') &&
    String(names.filter((name) => !flags[name]).sort()) === OFF &&
    // The head script writes what was said last; a document without shows all promotions.
    (dataset.flags ?? listed(kinds)) === listed(kinds.filter((kind) => promotions[kind]?.enabled)) &&
    (!HELP ||
      document.querySelector<HTMLElement>('[data-help]')?.dataset.digest === helpDigest?.[lang === 'en' ? 'EN' : 'TY'])
  );
};
