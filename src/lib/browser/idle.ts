/** Runs work when the page is idle; in Safari, which has no `requestIdleCallback`, after a short delay. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};
