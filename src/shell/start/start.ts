// Module of every page: starts the shell, on a page with `data-defer="scripts"` after the first interaction or a delay.

import { hydrateIslands } from '../../lib/browser/deferred-hydration.ts';
import { whenIdle } from '../../lib/browser/idle.ts';
import { isBackForwardNavigation } from '../../lib/browser/is-back-forward-navigation.ts';
import { readingTimeMs } from '../../lib/browser/reading-time.ts';
import { isDocumentCurrent } from '../page/is-document-current.ts';
import { startShell } from '../page/start-shell.ts';
import { restoreInput } from '../updates/kept-input.ts';
// These define islands. The directive comes first: islands in the document start while the element is defined.
import './page-directive.ts';
import 'astro/runtime/server/astro-island.js';
import { onLoadFailure, onSlowPress, watchLoadFailures } from './load-failure.ts';
import { runPageScripts } from './on-start.ts';
import { startPresses } from './presses.ts';

const { dataset } = document.documentElement;

/** Fetches and compiles modules without running them, as the head script does for members. */
const preloadModules = (): void => {
  for (const file of dataset.modules?.split(' ').filter(Boolean) ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/_astro/${file}` }),
    );
};

let isStarting = false;

const start = async (): Promise<void> => {
  if (isStarting) return;
  isStarting = true;
  startShell();
  await pageStart.scripts;
  runPageScripts();
  dataset.started = '';
  dispatchEvent(new Event('page:start'));
};

/** Returns whether the visitor's content may differ from the prerendered document. */
const needsStart = (): boolean => {
  if (location.search || location.hash) return true;
  try {
    const { autoRemPass, autoLogin, language } = localStorage;
    return autoRemPass === '1' || autoLogin === '1' || (document.documentElement.lang !== 'en' && language !== 'TY');
  } catch {
    return false;
  }
};

const waitForInteraction = async (): Promise<void> => {
  addEventListener('page:hydrate', () => void start(), { once: true });
  addEventListener('pageshow', ({ persisted }) => persisted && void start());
  setTimeout(start, readingTimeMs - performance.now());
  if (needsStart() || !(await isDocumentCurrent().catch(() => false))) void start();
};

const run = (): void => {
  pageStart.isRunning = true;
  pageStart.onLoadFailure = onLoadFailure;
  watchLoadFailures();
  startPresses(pageStart.early, onSlowPress);
  restoreInput();
  // After back navigation the page restores earlier choices.
  if (isBackForwardNavigation()) hydrateIslands();
  if (dataset.auth !== 'in') whenIdle(preloadModules);
  void (dataset.defer === 'scripts' ? waitForInteraction() : start());
};

// Not in the body of the module: whatever records call stacks, as Lighthouse does, parses the whole file again if its body
// is on them, which takes 25 ms at a quarter of this machine's speed.
queueMicrotask(run);
