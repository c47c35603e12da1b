const scripts = new Set<() => unknown>();

/** Runs the script of a page behind the shell's. Until it has run, the page has not started and presses are held. */
export const onStart = (run: () => unknown): void => {
  if ('started' in document.documentElement.dataset) run();
  else scripts.add(run);
};

/** Runs the scripts that wait for the shell. Rejects if one cannot be loaded; the next call runs it again. */
export const runPageScripts = async (): Promise<void> => {
  for (const run of scripts) {
    await run();
    scripts.delete(run);
  }
};
