import type { IncomingMessage } from 'node:http';

const own = new WeakSet<IncomingMessage>();

/** Marks a call as one from the site's own pages, whatever origin serves them. */
export const markAsOwnPage = (request: IncomingMessage): void => void own.add(request);

/** Returns whether a page of the site placed the call. Calls of programs name no page and count as such. */
export const isOfOwnPage = (request: IncomingMessage): boolean => {
  if (own.has(request)) return true;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  return site === undefined ? !origin || origin.replace(/^https?:\/\//, '') === host : site === 'same-origin';
};

/**
 * Returns whether a page of another site placed the call. Unlike with `isOfOwnPage`, typed addresses and same-site
 * calls without an origin are not foreign.
 */
export const isOfForeignPage = (request: IncomingMessage): boolean => {
  if (own.has(request)) return false;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') return true;
  // Browsers set `same-origin` and `none` themselves; a reverse proxy may have changed the host.
  if (site === 'same-origin' || site === 'none') return false;
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
};
