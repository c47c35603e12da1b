import { whenIdle } from './idle.ts';

/** Who has looked at the page for so long stays without a touch, ms since it was asked for. */
const readingMs = 8_000;

/** Runs work when idle after the first interaction or some seconds of reading. */
export const whenEngaged = (work: () => void): void => {
  let begun = false;
  const startListening = (): void => {
    if (!begun) whenIdle(work);
    begun = true;
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, startListening, { once: true, passive: true });
  setTimeout(startListening, readingMs - performance.now());
};
