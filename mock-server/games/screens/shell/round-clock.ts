import type { Visit } from '../../wire.ts';
import { element } from './element.ts';
import { speak } from './language.ts';
import { hurry, pass } from './motion.ts';

const words = speak({
  EN: {
    closes: (seconds: number) => `Betting closes in ${seconds} s`,
    closed: 'No more bets',
    skip: 'Deal now',
  },
  TY: {
    closes: (seconds: number) => `Magsasara sa ${seconds} s`,
    closed: 'Sarado na ang taya',
    skip: 'I-deal na',
  },
});

/** When bets of a live table close, and a button that ends the wait. */
export interface RoundClock {
  readonly root: HTMLElement;
  /** Waits until bets close, then shows that until the work is done. */
  close<T>(work: () => Promise<T>): Promise<T>;
}

/** Creates the clock of a live table: bets close whenever the world's clock passes a multiple of `every` ms. */
export const makeRoundClock = ({ now }: Visit, every: number): RoundClock => {
  const ahead = now - Date.now();
  const left = (): number => every - ((Date.now() + ahead) % every);
  const clock = element('p', { class: 'clock' });
  const skip = element('button', { class: 'plain skip', text: () => words().skip, on: { click: hurry } });
  skip.hidden = true;
  let isClosed = false;
  const tick = (): void => {
    clock.textContent = isClosed ? words().closed : words().closes(Math.ceil(left() / 1000));
    clock.style.setProperty('--left', String(isClosed ? 0 : left() / every));
  };
  tick();
  setInterval(tick, 250);
  return {
    root: element('div', { class: 'dealer' }, clock, skip),
    close: async (work) => {
      skip.hidden = false;
      await pass(left());
      skip.hidden = true;
      isClosed = true;
      tick();
      try {
        return await work();
      } finally {
        isClosed = false;
        tick();
      }
    },
  };
};
