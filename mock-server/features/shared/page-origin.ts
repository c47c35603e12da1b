/**
 * Returns the origin of the page that made a call, for links that leave the browser; empty for callers other than
 * pages.
 */
export const pageOrigin = (headers: NodeJS.Dict<string | string[]>): string => {
  const named = headers.origin ?? headers.referer;
  const url = typeof named === 'string' && URL.canParse(named) ? new URL(named) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
};

/**
 * Returns whether the page that made a call has another origin than the backend. Only hosts are compared, and
 * `sec-fetch-site` takes precedence, because a proxy may have changed the host.
 */
export const isOfOtherOrigin = (headers: NodeJS.Dict<string | string[]>, backendOrigin: string): boolean => {
  const origin = pageOrigin(headers);
  if (origin === '' || headers['sec-fetch-site'] === 'same-origin') return false;
  const own = URL.parse(backendOrigin)?.host;
  return own !== undefined && new URL(origin).host !== own;
};
