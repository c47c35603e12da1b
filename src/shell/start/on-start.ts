import { runAll } from '#lib/run-all.ts';

const scripts = new Set<() => unknown>();

/** Runs a page's script after the shell's. Until then the page has not started and taps are held. */
export const onStart = (run: () => unknown): void => {
  if ('started' in document.documentElement.dataset) run();
  else scripts.add(run);
};

/** Runs the queued page scripts. Called once. */
export const runPageScripts = (): void => runAll(scripts);
