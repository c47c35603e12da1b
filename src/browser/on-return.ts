import { changedMessage } from '../contract/page-message.ts';

const works = new Set<() => void>();

const returned = (): void => {
  for (const work of works) work();
};

if (!import.meta.env.SSR) {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) returned();
  });
  addEventListener('message', ({ data, origin }) => {
    if (data === changedMessage && origin === location.origin) returned();
  });
}

/**
 * Does `work` whenever the page comes back from the back/forward cache, where it kept what was known when it was left.
 * Works begin in the order they were registered. Returns what ends it.
 */
export const onReturn = (work: () => void): (() => void) => {
  works.add(work);
  return () => works.delete(work);
};
