/** Longest time that the next page may take to arrive, ms. */
const navigationTimeoutMs = 10_000;

/** When the next page is considered not to arrive, in ms since this one started; 0 while no link was pressed. */
let deadline = 0;

const onClick = ({ target }: Event): void => {
  if ((target as Element).closest('a[href^="/"]:not([target])')) deadline = performance.now() + navigationTimeoutMs;
};

const onPageShow = (): void => {
  deadline = 0;
};

/**
 * Starts to watch for pressed links. From the press until the next page arrives, WebKit cancels all requests of a page and
 * sends no new one; other engines do not. iPhones have no `beforeunload`.
 */
export const watchNavigations = (): void => {
  if (!navigator.vendor.startsWith('Apple')) return;
  addEventListener('click', onClick);
  addEventListener('pageshow', onPageShow);
};

/** Resolves when the page is restored from the back/forward cache; never if it is not. */
export const untilPageShow = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));

/**
 * Returns whether a failed request was cancelled because a link was pressed. Resolves only when this page is restored
 * or stays, so that the request can be repeated.
 */
export const wasEndedByNavigation = async (): Promise<boolean> => {
  const left = deadline - performance.now();
  if (left > 0) await Promise.race([untilPageShow(), new Promise((resolve) => setTimeout(resolve, left))]);
  return left > 0;
};
