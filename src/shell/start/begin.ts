// First script of every page, built apart from the others by `scripts/vite/after-paint.ts` and brought by `hear.ts` once
// the first picture stands, or with the first press: it begins the page's scripts, and its islands behind them. On a page
// that sleeps (`data-sleeps`) the islands' files are fetched and compiled ahead, and run with the first sign that somebody
// is there. Where such a page has no script of its own besides the frame (`data-read`), it is read: what the server says
// is compared with the document here, and the frame begins too with that sign, with news, or for somebody who stays. What
// is pressed while its script is not there yet is pressed again when it is. Presses take effect in their order: while one
// waits, later ones wait behind it.

import { isAsBuilt } from './as-built.ts';
import { afterInput, type Presses, withPress } from './presses.ts';
import { isRead, lasting, maySleep } from './read.ts';
import { addressOf, listed, lists, markTouched, scripted, signs } from './signs.ts';

const reads = lists?.read !== undefined;
// Behind this file itself.
const own = listed(lists?.begin).slice(1);
const islands = listed(lists?.wake);
// What wakes the islands: the file, and its name there.
const [starter, start = ''] = listed(lists?.start);
const { dataset } = document.documentElement;

let begun: Promise<void> | undefined;
let woken: Promise<void> | undefined;
let awake = false;
let wanted = false;
let failed = false;
let replaying = false;
let presses: Presses = [];

/** A press waits at most this long for an earlier one whose script does not load, ms. */
const maxPressDelayMs = 8_000;

const asleep = (element: Element): boolean => {
  const island = element.closest('astro-island');
  return island ? island.hasAttribute('ssr') : !awake;
};

const replay = async (): Promise<void> => {
  if (replaying) return;
  replaying = true;
  for (let [control] = presses; control && !asleep(control); [control] = presses) {
    presses = presses.slice(1);
    control.click();
    // React renders the effect of a press in a microtask.
    await undefined;
  }
  replaying = false;
};

/** Drops presses that still wait for their script and hold back later ones whose script runs. */
const dropBlocking = (): void => {
  const last = presses.findLastIndex((control) => !asleep(control));
  presses = presses.filter((control, index) => index > last || !asleep(control));
  void replay();
};

const onFailure = (): void => {
  failed = true;
  dropBlocking();
};

// One task each: a press in between is heard at once.
const fetchScript = (file: string): Promise<unknown> =>
  new Promise((done) => {
    setTimeout(() => done(import(addressOf(file))));
  });

let ahead = false;
const compileAhead = (files: readonly string[]): void => {
  if (ahead) return;
  ahead = true;
  const links = files.map((file) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: addressOf(file) }),
  );
  document.head.append(...links);
};

const runIslands = async (): Promise<void> => {
  // Somebody waits for them: no task of their own, and the small ones that others need come first.
  if (wanted) for (const file of islands) await import(addressOf(file));
  else await Promise.all(islands.map(fetchScript));
  if (starter) (await import(addressOf(starter)))[start]();
};

const begin = (): Promise<void> => {
  if (!maySleep()) delete dataset.sleeps;
  failed = false;
  begun ??= Promise.all(own.map(fetchScript)).then(
    () => {
      awake = true;
      void replay();
      if ('sleeps' in dataset) setTimeout(compileAhead, 0, islands);
      else void wake();
    },
    // Without network: the next press tries again.
    () => {
      begun = undefined;
      onFailure();
    },
  );
  return begun;
};

let failures = 0;

/**
 * Older Chrome remembers a module that failed to load once for as long as the page lives (docs/performance.md): who
 * presses again gets the page anew, or, without a network, may press once more.
 */
const startOver = (): void => {
  failures += 1;
  if (failures === 1 || !wanted) return;
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
};

const wake = (): Promise<void> => {
  delete dataset.sleeps;
  woken ??= begin()
    // `begin` keeps its failure to itself.
    .then(() => (awake ? runIslands() : Promise.reject()))
    .catch(() => {
      woken = undefined;
      onFailure();
      startOver();
    });
  return woken;
};

const touched = (): void => {
  wanted = true;
  markTouched();
  void wake();
};

const read = async (): Promise<void> => {
  // Kept by the browser, they are there with the press; those that fail are asked for by it once more. What islands need
  // takes long to compile, too; a frame alone was kept ahead by `hear.ts`.
  if (islands.length > 0) setTimeout(compileAhead, 0, [...own, ...islands]);
  // Also where nothing can be had: the frame says so, and asks again.
  if (!(await isAsBuilt().catch(() => false))) void begin();
};

if (reads) {
  setTimeout(begin, lasting - performance.now());
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}
for (const sign of signs) addEventListener(sign, touched, true);
// Something on the page is no longer what the document shows (`browser/sleep.ts`).
addEventListener('islands:wake', () => void wake());
addEventListener('astro:hydrate', () => void replay(), true);
addEventListener(
  'input',
  (event) => {
    presses = afterInput(presses, event);
  },
  true,
);
addEventListener('pagehide', () => {
  presses = [];
});
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(scripted);
    if (!button || replaying) return;
    // A press that leaves the page does not wait, nor does any behind one whose script cannot be fetched.
    if (!asleep(button) && (presses.length === 0 || failed || button.matches('[data-back]'))) {
      presses = [];
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    presses = withPress(presses, button);
    setTimeout(dropBlocking, maxPressDelayMs);
    // Whoever presses by voice or by a switch gives no other sign.
    touched();
  },
  true,
);

/** Takes over from `hear.ts`, with the presses until then. */
export const takeOver = (earlier: Presses): void => {
  presses = earlier;
  if ('touched' in dataset) touched();
  else if (reads && isRead()) void read();
  else void begin();
};
