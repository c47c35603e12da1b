/** So long another page may take to arrive, ms. */
const patience = 10_000;

/** When it should have arrived, ms of this page; 0 while none was asked for. */
let due = 0;

// From the press on a link until its page arrives, WebKit ends every request of this one and lets no new one out. In
// other engines requests go on. iPhones have no `beforeunload`; a press that a script takes over mostly leaves too.
if (!import.meta.env.SSR && navigator.vendor.startsWith('Apple')) {
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href^="/"]:not([target])')) due = performance.now() + patience;
  });
  addEventListener('pageshow', () => {
    due = 0;
  });
}

/** Settles when a page that left is shown again: until then there is nobody to tell, and most never are. */
export const untilPageShow = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));

/**
 * For a request that failed: false where no other page was asked for. Where one was, waits until this page is shown
 * again or has stayed all the same, and answers true: the request may be made anew.
 */
export const wasEndedByNavigation = async (): Promise<boolean> => {
  const left = due - performance.now();
  if (left > 0) await Promise.race([untilPageShow(), new Promise((resolve) => setTimeout(resolve, left))]);
  return left > 0;
};
