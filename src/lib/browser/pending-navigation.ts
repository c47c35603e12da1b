import { wait } from '../wait.ts';

/** Longest wait for the next page, ms. */
const navigationTimeoutMs = 10_000;

/** When a navigation counts as failed, in ms since this page started; 0 without one. */
let deadline = 0;

const onClick = ({ target }: Event): void => {
  if ((target as Element).closest('a[href^="/"]:not([target])')) deadline = performance.now() + navigationTimeoutMs;
};

const onPageShow = (): void => {
  deadline = 0;
};

/**
 * Starts to track link clicks. From a click until the next page is shown, WebKit cancels all requests of a page and
 * sends no new ones; other engines do not. iPhones do not fire `beforeunload`.
 */
export const watchNavigations = (): void => {
  if (!navigator.vendor.startsWith('Apple')) return;
  addEventListener('click', onClick);
  addEventListener('pageshow', onPageShow);
};

/** Resolves when the page is restored from the back/forward cache, otherwise never. */
export const untilPageShow = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));

/**
 * Returns whether a failed request was cancelled by a navigation. Resolves only once this page is restored or the
 * navigation failed, so that the request can be repeated.
 */
export const wasEndedByNavigation = async (): Promise<boolean> => {
  const left = deadline - performance.now();
  if (left > 0) await Promise.race([untilPageShow(), wait(left)]);
  return left > 0;
};
