/** Whether a page of another host than the backend's placed a call; a server in front may have changed the protocol. */
export const isOtherHost = (origin: string, backendOrigin: string): boolean =>
  origin !== '' && new URL(origin).host !== backendOrigin.replace(/^https?:\/\//, '');

/** Origin of the page that placed a call, for links that leave the browser; empty for callers that are no page. */
export const pageOrigin = (headers: NodeJS.Dict<string | string[]>): string => {
  const named = headers.origin ?? headers.referer;
  const url = typeof named === 'string' && URL.canParse(named) ? new URL(named) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
};
