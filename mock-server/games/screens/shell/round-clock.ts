import type { Visit } from '../../wire.ts';
import { element } from './element.ts';
import { localize } from './language.ts';
import { delay, finishAnimations } from './motion.ts';
import { worldClock } from './world-clock.ts';
import './table-scene.css';

const words = localize({
  EN: {
    closes: (seconds: number) => `Betting closes in ${seconds} s`,
    open: 'Bet now',
    closed: 'No more bets',
    skip: 'Deal now',
  },
  TY: {
    closes: (seconds: number) => `Magsasara sa loob ng ${seconds} s`,
    open: 'Tumaya na',
    closed: 'Sarado na ang taya',
    skip: 'I-deal na',
  },
  VI: {
    closes: (seconds: number) => `Đóng cược sau ${seconds} giây`,
    open: 'Mời đặt cược',
    closed: 'Ngừng nhận cược',
    skip: 'Chia ngay',
  },
});

/** Clock of a live table until bets close, with a button that skips the wait. */
export interface RoundClock {
  readonly root: HTMLElement;
  /** Waits until bets close, then shows the closed state until the work is done. */
  close<T>(work: () => Promise<T>): Promise<T>;
}

/** Creates the clock of a live table: bets close whenever the world's clock passes a multiple of `every` ms. */
export const makeRoundClock = ({ now }: Visit, every: number): RoundClock => {
  const worldNow = worldClock(now);
  const left = (): number => every - (worldNow() % every);
  const seconds = element('b', { attributes: { 'aria-hidden': 'true' } });
  const caption = element('span', { attributes: { 'aria-hidden': 'true' } });
  const spoken = element('span', { class: 'unseen' });
  const skip = element('button', { class: 'clock__skip', text: () => words().skip, on: { click: finishAnimations } });
  skip.hidden = true;
  const root = element('div', { class: 'clock' }, element('p', {}, seconds, caption, spoken), skip);
  let isClosed = false;
  const tick = (): void => {
    const whole = Math.ceil(left() / 1000);
    root.toggleAttribute('data-closed', isClosed);
    seconds.textContent = isClosed ? '' : String(whole);
    // The button replaces the caption.
    caption.textContent = isClosed ? words().closed : skip.hidden ? words().open : '\u00a0';
    spoken.textContent = isClosed ? words().closed : words().closes(whole);
    root.style.setProperty('--left', String(isClosed ? 0 : left() / every));
  };
  tick();
  setInterval(tick, 250);
  return {
    root,
    close: async (work) => {
      skip.hidden = false;
      tick();
      await delay(left());
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
