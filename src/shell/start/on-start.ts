const scripts = new Set<() => unknown>();

/** Runs a page's script after the shell's. Until then the page has not started and taps are held. */
export const onStart = (run: () => unknown): void => {
  if ('started' in document.documentElement.dataset) run();
  else scripts.add(run);
};

/** Runs the queued page scripts, each once. */
export const runPageScripts = (): void => {
  for (const run of scripts) {
    scripts.delete(run);
    run();
  }
};
