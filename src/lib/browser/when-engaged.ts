import { whenIdle } from './idle.ts';
import { readingTimeMs } from './reading-time.ts';

/** Runs work when idle, after the first interaction or several seconds of reading. */
export const whenEngaged = (work: () => void): void => {
  let started = false;
  const start = (): void => {
    if (!started) whenIdle(work);
    started = true;
  };
  for (const type of ['pointerdown', 'keydown', 'scroll']) addEventListener(type, start, { once: true, passive: true });
  setTimeout(start, readingTimeMs - performance.now());
};
