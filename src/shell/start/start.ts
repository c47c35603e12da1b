// Module of every page: replays held taps and starts the shell.

import { hydrateIslands } from '#lib/browser/deferred-hydration.ts';
import { whenIdle } from '#lib/browser/idle.ts';
import { isBackForwardNavigation } from '#lib/browser/is-back-forward-navigation.ts';
import { startShell } from '../page/start-shell.ts';
import { restoreInput } from '../updates/kept-input.ts';
// These define islands. The directive comes first: islands in the document start while the element is defined.
import './page-directive.ts';
import 'astro/runtime/server/astro-island.js';
import { runPageScripts } from './on-start.ts';
import { preloadModules } from './preload-modules.ts';
import { startPresses } from './presses.ts';

const { dataset } = document.documentElement;

const start = async (): Promise<void> => {
  startShell();
  await pageStart.scripts;
  runPageScripts();
  dataset.started = '';
  dispatchEvent(new Event('page:start'));
};

const showConnecting = (): void => {
  dataset.failure ||= 'connecting';
};

/** Hides the notice about missing files as soon as a part of the page has loaded. */
const watchNotice = (): void => {
  for (const type of ['page:start', 'astro:hydrate'])
    addEventListener(
      type,
      () => {
        if (dataset.failure !== 'outdated') dataset.failure = '';
      },
      true,
    );
};

/**
 * Offers a reload if a file of a later import is gone, or stays missing after a failure. Without a connection the caller
 * of the import reports its failure.
 */
const watchImports = (): void => {
  let failures = 0;
  addEventListener('vite:preloadError', (event) => {
    // Browsers that do not report the file leave those of the page to be checked.
    const [file = ''] = /https?:\S+\.js/.exec(String((event as Event & { payload?: Error }).payload)) ?? [];
    import(/* @vite-ignore */ `/recover.js?${failures}`).then(
      () => pageStart.onLoadFailure(undefined, file),
      () => {
        failures += 1;
      },
    );
  });
};

const run = (): void => {
  pageStart.isRunning = true;
  watchImports();
  watchNotice();
  startPresses(pageStart.early, showConnecting);
  restoreInput();
  // After back navigation the page restores earlier choices.
  if (isBackForwardNavigation()) hydrateIslands();
  if (dataset.auth !== 'in') whenIdle(preloadModules);
  void start();
};

// Not in the body of the module: whatever records call stacks, as Lighthouse does, parses the whole file again if its body
// is on them, which takes 25 ms at a quarter of this machine's speed.
queueMicrotask(run);
