import { whenIdle } from './idle.ts';
import { readingTimeMs } from './reading-time.ts';

/** Runs work when idle, after the first interaction or several seconds of reading. */
export const whenEngaged = (work: () => void): void => {
  let isStarted = false;
  const start = (): void => {
    if (!isStarted) whenIdle(work);
    isStarted = true;
  };
  for (const type of ['pointerdown', 'keydown', 'scroll']) addEventListener(type, start, { once: true, passive: true });
  setTimeout(start, readingTimeMs - performance.now());
};
