// Loads the scripts of the document (`data-scripts`), asks `recover.ts` about those that fail to load, and holds taps on
// controls until the start module runs. Part of the inline scripts at the end of the body.

import { dataset } from '#lib/browser/root.ts';
import { controls } from './controls.ts';

/** Longest wait for the first paint, ms: a slow picture or a hidden page must not block the scripts. */
const maxPaintWaitMs = 3_000;

/** Failed attempts to load `recover.js`, for a different URL each. */
let recoveries = 0;

const early: PageStartState['early'] = [];

/**
 * Loads a script and reports it to `done`, after a failure with a different URL: some browsers cache a failed module
 * import.
 */
const load = (src: string, done: () => void, failures = 0): Promise<void> =>
  import(src + (failures ? `?${failures}` : '')).then(done, (error: unknown) => {
    if (/module/i.test(error as string)) {
      pageStart.onLoadFailure(() => load(src, done, failures + 1), src);
      return;
    }
    // An error of the script itself is not repeated.
    done();
    setTimeout(() => {
      throw error;
    });
  });

/**
 * Loads the script that decides about files that fail to load; a release never removes it. If it fails too, the page stops
 * after a minute, until a press or the return of the connection.
 */
const recover: PageStartState['onLoadFailure'] = (run, file, delay = 1_000) => {
  import(`/recover.js?${recoveries}`).then(
    () => pageStart.onLoadFailure(run, file),
    () => {
      recoveries++;
      if (delay < 64_000) {
        dataset.failure = 'connecting';
        setTimeout(recover, delay, run, file, delay * 2);
      } else {
        dataset.failure = 'failed';
        for (const type of ['online', 'click']) addEventListener(type, run as () => unknown, { once: true });
      }
    },
  );
};

/** Loads the scripts of the document, once. */
export const loadScripts = (): void => {
  if (pageStart.scripts) return;
  const files = dataset.scripts?.split(' ') ?? [];
  pageStart.scripts = Promise.all(files.map((file) => new Promise<void>((done) => void load(`/_astro/${file}`, done))));
  setTimeout(() => {
    dataset.failure = dataset.failure ?? dataset.started ?? 'connecting';
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
    // Leaves time to paint pictures of the same frame.
    new PerformanceObserver(() => setTimeout(resolve, 50)).observe({ type: 'paint', buffered: true });
  });

globalThis.pageStart = { early, onLoadFailure: recover };
for (const type of ['pointerdown', 'keydown', 'scroll', 'input', 'click']) addEventListener(type, capture, true);
