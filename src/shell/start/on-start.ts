/** Runs the script of a page once its shell runs: for guests that is after the first paint. */
export const onStart = (run: () => unknown): void => {
  if ('started' in document.documentElement.dataset) run();
  else addEventListener('page:start', run, { once: true });
};
