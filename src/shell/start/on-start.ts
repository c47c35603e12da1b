const scripts = new Set<() => unknown>();

/** Runs a page's script after the shell's. Until then the page has not started and taps are held. */
export const onStart = (run: () => unknown): void => {
  if ('started' in document.documentElement.dataset) run();
  else scripts.add(run);
};

/** Runs the queued page scripts. Rejects if one cannot be loaded; the next call runs it again. */
export const runPageScripts = async (): Promise<void> => {
  for (const run of scripts) {
    await run();
    scripts.delete(run);
  }
};
