/** Where the backend listens, as the site was built; empty for its own origin. */
declare const API: string;
/** Mark of the settings that the documents were built with (`domain/site/settings-digest.ts`). */
declare const DIGEST: string;

interface Template {
  readonly location: string;
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
  readonly digest?: string;
}

/** Whether the document shows what it was built with: the head script writes into it what this visit was told last. */
const unchanged = (): boolean =>
  !document.documentElement.dataset.flags ||
  JSON.parse(sessionStorage.getItem('SITE_SETTINGS') ?? '{}').template?.digest === DIGEST;

/**
 * Whether the answer that brought the document said so already, as the simulator's does: a kept document may be of any
 * day.
 */
export const saidAlready = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !!visit?.transferSize && visit.serverTiming?.some(({ description }) => description === DIGEST);
};

/**
 * Whether the server says what a guest's document shows: that the site is open (R040, R041), its language (A02), and
 * the settings of the build, switches (R205) and answers of the help centre among them. Throws where the server says
 * nothing, or something else than settings.
 */
export const isAsBuilt = async (): Promise<boolean> => {
  if (!unchanged()) return false;
  if (saidAlready()) return true;
  const { lang, dataset } = document.documentElement;
  const { api = API } = dataset;
  const response = await fetch(`${api}/wps/system/settings/template`);
  const { location, maintenance, regionRestriction, digest }: Template = (await response.json()).value;
  return digest === DIGEST && !maintenance && !regionRestriction && (location === 'EN' || lang !== 'en');
};
