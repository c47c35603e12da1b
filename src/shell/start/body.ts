// Inline script at the end of every document. Until the start module runs it holds the presses of controls, and it loads
// scripts of the document again that the network lost.

import { controls } from './controls.ts';

const early: PageStartState['early'] = [];
const lost = new Map<string, number>();

/** Loads the lost scripts under other addresses: some browsers remember a module that failed to load. */
const reload = (): void => {
  for (const [src, attempts] of lost) {
    lost.set(src, attempts + 1);
    import(`${src}?${attempts}`).then(
      () => lost.delete(src),
      () => undefined,
    );
  }
  if (lost.size > 0) setTimeout(reload, 4_000);
};

const capture = (event: Event): void => {
  if (pageStart.isRunning) return;
  const control = (event.target as Partial<Element>).closest?.<HTMLElement>(controls);
  if (event.type === 'click' && control) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  early.push(event);
};

globalThis.pageStart = { early, isRunning: false, onLoadFailure: (run) => setTimeout(run, 2_000) };
for (const type of ['pointerdown', 'keydown', 'scroll', 'input', 'click']) addEventListener(type, capture, true);
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    lost.set(target.src, 1);
    setTimeout(reload, 1_000);
  },
  true,
);
addEventListener('online', reload);
setTimeout(() => {
  if (!pageStart.isRunning) document.documentElement.dataset.failure = 'connecting';
}, 4_000);
