/** Origin of the page that placed a call, for links that leave the browser; empty for callers that are no page. */
export const pageOrigin = (headers: NodeJS.Dict<string | string[]>): string => {
  const named = headers.origin ?? headers.referer;
  const url = typeof named === 'string' && URL.canParse(named) ? new URL(named) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
};
