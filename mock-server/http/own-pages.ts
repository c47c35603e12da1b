import type { CallHead } from './plain-call.ts';

/** Header objects of the marked calls. */
const own = new WeakSet<CallHead['headers']>();

/** Marks a call as one from the site's own pages, whatever origin serves them. */
export const markAsOwnPage = ({ headers }: CallHead): void => void own.add(headers);

/** Returns whether a page of the site placed the call. Calls of programs name no page and count as such. */
export const isOfOwnPage = ({ headers }: CallHead): boolean => {
  if (own.has(headers)) return true;
  const { origin, host, 'sec-fetch-site': site } = headers;
  return site === undefined ? !origin || origin.replace(/^https?:\/\//, '') === host : site === 'same-origin';
};

/**
 * Returns whether a page of another site placed the call. Unlike with `isOfOwnPage`, typed addresses and same-site
 * calls without an origin are not foreign.
 */
export const isOfForeignPage = ({ headers }: CallHead): boolean => {
  if (own.has(headers)) return false;
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site') return true;
  // Browsers set `same-origin` and `none` themselves; a reverse proxy may have changed the host.
  if (site === 'same-origin' || site === 'none') return false;
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
};
