import { wait } from '../wait.ts';
import { whenIdle } from './idle.ts';

/** Longest wait for a click, ms: scrolling and typing cause none. */
const clickTimeoutMs = 300;

/**
 * Runs work once the page is idle and has rendered the effect of the first tap. Being idle is not enough: a page is
 * idle while the finger is down, and again before it renders the effect.
 */
export const afterInteraction = (work: () => void): void => {
  if (!('interacted' in document.documentElement.dataset)) {
    whenIdle(work);
    return;
  }
  const pressed = new Promise((done) => addEventListener('click', () => requestAnimationFrame(done), { once: true }));
  void Promise.race([pressed, wait(clickTimeoutMs)]).then(() => whenIdle(work));
};
