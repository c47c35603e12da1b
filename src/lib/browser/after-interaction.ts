import { whenIdle } from './idle.ts';

/** Longest wait for a click, ms: scrolling and typing cause none. */
const clickTimeoutMs = 300;

/**
 * Runs work once the page is idle and the result of a running first press is on the screen. Being idle is not enough: a
 * page is idle while the finger is down, and again before it renders what the press did.
 */
export const afterInteraction = (work: () => void): void => {
  if (!('interacted' in document.documentElement.dataset)) {
    whenIdle(work);
    return;
  }
  const pressed = new Promise((done) => addEventListener('click', () => requestAnimationFrame(done), { once: true }));
  const waited = new Promise((done) => setTimeout(done, clickTimeoutMs));
  void Promise.race([pressed, waited]).then(() => whenIdle(work));
};
