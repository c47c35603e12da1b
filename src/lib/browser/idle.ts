/** Runs work once the page rests; Safari, which has no such callback, after a moment. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};
