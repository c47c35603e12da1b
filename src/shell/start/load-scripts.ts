// Loads the scripts of the document (`data-scripts`), retries after network errors, and holds taps on controls until the
// start module runs. Part of the inline scripts at the end of the body.

import { controls } from './controls.ts';

/** Longest wait for the first paint, ms: a slow picture or a hidden page must not block the scripts. */
const maxPaintWaitMs = 3_000;

const early: PageStartState['early'] = [];
const { dataset } = document.documentElement;

/**
 * Loads a script and reports it to `done`, after a failure with a different URL: some browsers cache a failed module
 * import.
 */
const load = (src: string, done: () => void, failures = 0): Promise<void> =>
  import(failures ? `${src}?${failures}` : src).then(done, (error: unknown) => {
    if (/module/i.test(String(error))) {
      pageStart.onLoadFailure(() => load(src, done, failures + 1), src);
      return;
    }
    // An error of the script itself is not repeated.
    done();
    setTimeout(() => {
      throw error;
    });
  });

/** Retries a failed script until the start module runs, which takes over. */
const retry = (run: () => unknown): void => {
  new Promise((resolve) => {
    setTimeout(resolve, 2_000);
    addEventListener('online', resolve, { once: true });
  }).then(run);
};

let isLoading = false;

/** Loads the scripts of the document, once. */
export const loadScripts = (): void => {
  if (isLoading) return;
  isLoading = true;
  const files = dataset.scripts?.split(' ').filter(Boolean) ?? [];
  pageStart.scripts = Promise.all(files.map((file) => new Promise<void>((done) => void load(`/_astro/${file}`, done))));
  setTimeout(() => {
    if (!pageStart.isRunning) dataset.failure = 'connecting';
  }, 4_000);
};

const capture = (event: Event): void => {
  if (pageStart.isRunning) return;
  loadScripts();
  const control = (event.target as Partial<Element>).closest?.<HTMLElement>(controls);
  if (event.type === 'click' && control) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  early.push(event);
};

/** Resolves after the first paint, which requests would delay on a slow connection. */
export const firstPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, maxPaintWaitMs);
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      // Leaves time to paint pictures of the same frame.
      setTimeout(resolve, 50);
    }).observe({ type: 'paint', buffered: true });
  });

globalThis.pageStart = { early, isRunning: false, scripts: Promise.resolve(), onLoadFailure: retry };
for (const type of ['pointerdown', 'keydown', 'scroll', 'input', 'click']) addEventListener(type, capture, true);
