import { whenIdle } from './idle.ts';

/** Who has looked at the page for so long stays without a touch, ms since it was asked for. */
const lasting = 8_000;

/** Runs, once idle, work that a first look does without: for whoever touches the page or reads on for some seconds. */
export const whenEngaged = (work: () => void): void => {
  let begun = false;
  const begin = (): void => {
    if (!begun) whenIdle(work);
    begun = true;
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll']) addEventListener(sign, begin, { once: true, passive: true });
  setTimeout(begin, lasting - performance.now());
};
