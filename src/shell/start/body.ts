// Inline script at the end of every document. It loads the scripts of the document (`data-scripts`), retries after
// network errors, and holds taps on controls until the start module runs.

import { controls } from './controls.ts';
import { firstPaint } from './first-paint.ts';

const early: PageStartState['early'] = [];
const { auth, scripts = '' } = document.documentElement.dataset;
const lost = new Map<string, number>();

/** Loads a script, after a failure with a different URL: some browsers cache a failed module import. */
const load = (src: string, failures = 0): void => {
  import(failures ? `${src}?${failures}` : src).catch((error: unknown) => {
    // An error of the script itself is not repeated.
    if (!/module/i.test(String(error))) throw error;
    lost.set(src, failures + 1);
    setTimeout(reload, failures ? 4_000 : 1_000);
  });
};

const reload = (): void => {
  const again = [...lost];
  lost.clear();
  for (const [src, failures] of again) load(src, failures);
};

let isLoading = false;
const loadAll = (): void => {
  if (isLoading) return;
  isLoading = true;
  for (const file of scripts.split(' ').filter(Boolean)) load(`/_astro/${file}`);
};

const capture = (event: Event): void => {
  if (pageStart.isRunning) return;
  loadAll();
  const control = (event.target as Partial<Element>).closest?.<HTMLElement>(controls);
  if (event.type === 'click' && control) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  early.push(event);
};

globalThis.pageStart = { early, isRunning: false, onLoadFailure: (run) => setTimeout(run, 2_000) };
for (const type of ['pointerdown', 'keydown', 'scroll', 'input', 'click']) addEventListener(type, capture, true);
addEventListener('online', reload);
setTimeout(() => {
  if (!pageStart.isRunning) document.documentElement.dataset.failure = 'connecting';
}, 4_000);

// A guest's document is complete, and requests before the first paint delay it on a slow connection.
if (auth === 'in' || (document as { prerendering?: boolean }).prerendering) loadAll();
else void firstPaint().then(loadAll);
