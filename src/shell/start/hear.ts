// Inline script of every document, put there by `scripts/vite/after-paint.ts`: brings `begin.ts` once the page's first
// picture stands, or with the first sign that somebody is there. Presses until then are replayed in their order. Where the frame is all
// that the page may begin, and the answer that brought the document says that it is as the server has it, the frame's file
// is only kept ahead (`rel=modulepreload`), and comes with that sign, or for somebody who stays; `begin.ts` does not come
// then.
//
// It uses little of what a browser can do: each part of it that a page is the first to use costs up to a millisecond.

import { saidAlready } from './as-built.ts';
import { afterInput, type Presses, withPress } from './presses.ts';
import { isRead, lasting } from './read.ts';
import { addressOf, listed, lists, markTouched, scripted, signs } from './signs.ts';

/** Whether this is the script of such a page: one whose frame is all that it may begin. */
declare const FRAME_ALONE: boolean;

/** A slow picture keeps nobody waiting longer, ms. */
const patience = 3_000;

/** Some frames, ms. Asking for them one by one would have each made, though nothing changes. */
const frames = 50;

const [beginner = '', frame = ''] = listed(lists?.begin);

/** Nothing but the frame is needed, and that only with a sign of somebody. */
let quiet = false;
let coming = false;
let failures = 0;
/** What is pressed is answered by others. */
let done = false;
let presses: Presses = [];

const beginFrame = async (): Promise<void> => {
  await import(addressOf(frame));
  done = true;
  for (const control of presses) control.click();
};

const handOver = async (): Promise<void> => {
  // The query changes with each attempt, because some browsers remember a module that failed to load once.
  const { takeOver } = await import(addressOf(failures ? `${beginner}?${failures}` : beginner));
  done = true;
  takeOver(presses);
};

const bring = (): void => {
  if (coming) return;
  coming = true;
  (FRAME_ALONE && quiet ? beginFrame().catch(handOver) : handOver()).catch(() => {
    // Without network: the next press tries again.
    coming = false;
    failures += 1;
  });
};

const touched = (): void => {
  markTouched();
  bring();
};

/** Where this visit was told settings before, `begin.ts` compares those. */
const isQuiet = (): boolean => !document.documentElement.dataset.flags && saidAlready() && isRead();

/** Has the browser keep the frame for the first press. */
const keepAhead = (): void => {
  const link = document.querySelector<HTMLLinkElement>('[rel=modulepreload]');
  // A link that stands there costs half of what `fetch` does, and has the file compiled, too; older Safari does nothing.
  if (link?.relList.supports('modulepreload')) link.href = addressOf(frame);
  else fetch(addressOf(frame)).catch(() => undefined);
};

// The browser tells when the page's first picture is on the screen. The last images are still to be drawn then: some
// frames later they are.
const look = (): void => {
  if (!performance.getEntriesByType('paint')[0] && performance.now() < patience) {
    setTimeout(look, frames);
    return;
  }
  if (FRAME_ALONE) {
    keepAhead();
    quiet = isQuiet();
  }
  if (!quiet) bring();
};

addEventListener('load', () => setTimeout(look, frames));
if (FRAME_ALONE) {
  setTimeout(bring, lasting - performance.now());
  addEventListener('pageshow', ({ persisted }) => persisted && bring());
} else setTimeout(bring, patience);
// As long as the page lives: what comes late asks whether somebody touched it.
for (const sign of signs) addEventListener(sign, touched, true);
if (!FRAME_ALONE) {
  addEventListener(
    'input',
    (event) => {
      presses = afterInput(presses, event);
    },
    true,
  );
}
addEventListener('pagehide', () => {
  presses = [];
});
addEventListener(
  'click',
  (event) => {
    const button = !done && (event.target as Element).closest<HTMLElement>(scripted);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    presses = withPress(presses, button);
    // Whoever presses by voice or by a switch gives no other sign.
    touched();
  },
  true,
);
