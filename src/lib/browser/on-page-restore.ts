import { changedMessage } from '../../contract/page-message.ts';

const works = new Set<() => void>();

const hear = ({ persisted, data, origin }: Partial<PageTransitionEvent & MessageEvent>): void => {
  if (persisted || (data === changedMessage && origin === location.origin)) for (const work of works) work();
};

if (!import.meta.env.SSR) for (const type of ['pageshow', 'message']) addEventListener(type, hear);

/**
 * Does `work` whenever the page comes back from the back/forward cache, where it kept what was known when it was left.
 * Works begin in the order they were registered. Returns what ends it.
 */
export const onPageRestore = (work: () => void): (() => void) => {
  works.add(work);
  return () => works.delete(work);
};
