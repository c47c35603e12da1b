import { whenIdle } from './idle.ts';

/** Time without an interaction after which a visitor counts as engaged, ms. */
const readingMs = 8_000;

/** Runs work when idle, after the first interaction or several seconds of reading. */
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
