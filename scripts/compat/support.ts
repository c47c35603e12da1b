import type { CompatStatement, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';

/** The oldest supported browsers. */
export const oldestSupported = {
  safari: 16.4,
  safari_ios: 16.4,
  chrome: 111,
  chrome_android: 111,
  firefox: 113,
  firefox_android: 113,
};

type Browser = keyof typeof oldestSupported;

const since = ({ version_added, prefix, alternative_name, flags }: SimpleSupportStatement): number => {
  if (typeof version_added !== 'string' || prefix || alternative_name || flags) return Number.POSITIVE_INFINITY;
  const version = Number.parseFloat(version_added.replace('≤', ''));
  return Number.isNaN(version) ? Number.POSITIVE_INFINITY : version;
};

const oldest = (statement: SupportStatement | undefined): number => {
  // Missing compatibility data is not a failure.
  if (statement === undefined) return 0;
  return Math.min(...(Array.isArray(statement) ? statement : [statement]).map(since));
};

const isIn = (browser: Browser, { version_added, version_removed }: SimpleSupportStatement): boolean =>
  typeof version_added === 'string' &&
  Number.parseFloat(version_added.replace('≤', '')) <= oldestSupported[browser] &&
  !(typeof version_removed === 'string' && Number.parseFloat(version_removed) <= oldestSupported[browser]);

/** Returns, by supported browser that has a feature only under a prefix, the prefixes that it needs. */
export const prefixesNeeded = ({ support }: CompatStatement): Map<string, string[]> => {
  const needed = new Map<string, string[]>();
  for (const [browser, version] of Object.entries(oldestSupported) as [Browser, number][]) {
    const statement = support[browser];
    if (oldest(statement) <= version) continue;
    const prefixes = [statement ?? []]
      .flat()
      .flatMap((entry) => (entry.prefix && !entry.flags && isIn(browser, entry) ? [entry.prefix] : []));
    if (prefixes.length > 0) needed.set(browser, prefixes);
  }
  return needed;
};

/** Returns the supported browsers that lack a feature, each with the version that has it. */
export const browsersWithout = ({ support }: CompatStatement): string[] =>
  (Object.entries(oldestSupported) as [Browser, number][]).flatMap(([browser, version]) => {
    const firstVersion = oldest(support[browser]);
    if (firstVersion <= version) return [];
    return [`${browser} ${Number.isFinite(firstVersion) ? firstVersion : 'none'}`];
  });
