import { whenIdle } from './idle.ts';
import { readingTimeMs } from './reading-time.ts';

/** Runs work when idle, after the first interaction or several seconds of reading. */
export const whenEngaged = (work: () => void): void => {
  let begun = false;
  const startListening = (): void => {
    if (!begun) whenIdle(work);
    begun = true;
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, startListening, { once: true, passive: true });
  setTimeout(startListening, readingTimeMs - performance.now());
};
