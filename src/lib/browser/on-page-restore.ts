import { changedMessage } from '#contract/page-message.ts';

const handlers = new Set<() => void>();

const onEvent = ({ persisted, data, origin }: Partial<PageTransitionEvent & MessageEvent>): void => {
  if (persisted || (data === changedMessage && origin === location.origin)) for (const handle of handlers) handle();
};

/**
 * Calls `handle` whenever the page is restored from the back/forward cache, where its state may be outdated. Handlers run
 * in the order in which they were registered. Returns a function that unregisters.
 */
export const onPageRestore = (handle: () => void): (() => void) => {
  if (!import.meta.env.SSR) for (const type of ['pageshow', 'message']) addEventListener(type, onEvent);
  handlers.add(handle);
  return () => handlers.delete(handle);
};
