import { useMemo, useSyncExternalStore } from 'react';

/** Event of `changeAddress`. */
const changeEvent = 'address:change';

/** Events after which the address may differ: back and forward, and `changeAddress`. */
const changeEvents = ['popstate', changeEvent] as const;

const subscribe = (listener: () => void): (() => void) => {
  for (const type of changeEvents) addEventListener(type, listener);
  return () => {
    for (const type of changeEvents) removeEventListener(type, listener);
  };
};

/** Returns the query of the page's address, also after back and `changeAddress`; null until hydrated. */
export const useAddress = (): URLSearchParams | null => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  );
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
};

/**
 * Changes the query of the page's address. Replaces the history entry, unless `state` is given, of a new one: then back
 * undoes the change.
 */
export const changeAddress = (change: (query: URLSearchParams) => void, state?: object | null): void => {
  const url = new URL(location.href);
  change(url.searchParams);
  if (state === undefined) history.replaceState(history.state, '', url);
  else history.pushState(state, '', url);
  dispatchEvent(new Event(changeEvent));
};
