// Inline module of every document, put there by `scripts/vite/after-paint.ts`: brings `begin.ts` once the page's first
// picture stands, or with the first sign that somebody is there. What is pressed by then, it does.

import { addressOf, lists, markTouched, scripted, signs } from './signs.ts';

/** A slow picture keeps nobody waiting longer, ms. */
const patience = 3_000;

/** Some frames, ms. Asking for them one by one would have each made, though nothing changes. */
const frames = 50;

const [file = ''] = lists?.begin?.split(' ') ?? [];
const hearing = new AbortController();
const options = { capture: true, signal: hearing.signal };

let coming = false;
let failures = 0;
let pressed: HTMLElement | undefined;

const bring = (): void => {
  if (coming) return;
  coming = true;
  // By another name each time: some browsers take a file that could not be fetched once as failed (decision 60).
  import(addressOf(failures ? `${file}?${failures}` : file)).then(
    ({ takeOver }) => {
      hearing.abort();
      takeOver(pressed);
    },
    // Without network: the next press tries again.
    () => {
      coming = false;
      failures += 1;
    },
  );
};

const touched = (): void => {
  markTouched();
  bring();
};

// The browser tells when the page's first picture is on the screen. If one was there before load, the last images are
// still to be drawn: some frames later they are.
const onScreen = (): void => {
  new PerformanceObserver(() => setTimeout(bring)).observe({ type: 'paint', buffered: true });
};

addEventListener('load', () => {
  if (performance.getEntriesByType('paint')[0]) setTimeout(onScreen, frames);
  else onScreen();
});
setTimeout(bring, patience);
for (const sign of signs) addEventListener(sign, touched, options);
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(scripted);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    // Whoever presses by voice or by a switch gives no other sign.
    touched();
  },
  options,
);
