import { whenIdle } from './idle.ts';

/** Who scrolls or types gives no click, ms. */
const patience = 300;

/**
 * Runs work once the page rests and the first press, where one is under way, has its answer on the screen. Resting alone
 * is no sign of that: the page rests while the finger is down, and again before it draws what the press did.
 */
export const afterInteraction = (work: () => void): void => {
  if (!('interacted' in document.documentElement.dataset)) {
    whenIdle(work);
    return;
  }
  const pressed = new Promise((done) => addEventListener('click', () => requestAnimationFrame(done), { once: true }));
  const waited = new Promise((done) => setTimeout(done, patience));
  void Promise.race([pressed, waited]).then(() => whenIdle(work));
};
