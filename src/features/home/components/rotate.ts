import { isStill } from '../../../lib/browser/still.ts';

/** A slide shows for 5 s and takes 500 ms to change (R073, R076). */
export const slideDurationMs = 5_000;
const turn = 500;

interface Turning {
  readonly belt: HTMLElement;
  /** Slides, without the first one again that stands after the last. */
  readonly count: number;
  /** Draws the slide at this place, unless it is drawn: asked for in time, one rest before it comes up. */
  readonly draw: (place: number) => void;
  /** Hears which slide is on view. */
  readonly onTurn: (index: number) => void;
  readonly axis: 'X' | 'Y';
}

/** Rotates a track of slides one by one while running: upwards, or to the left along `X`. */
export const rotate = ({ belt, count, draw, onTurn, axis }: Turning): ((running: boolean) => void) => {
  let timer = 0;
  let index = 0;
  const next = (): void => {
    const from = index;
    index = (index + 1) % count;
    // In pixels: a share of the box's size would be moved by the main thread, picture by picture.
    const size = axis === 'X' ? belt.offsetWidth : belt.offsetHeight;
    const at = (slide: number): string => `translate${axis}(${-slide * size}px)`;
    belt.style.transform = `translate${axis}(${-index * 100}%)`;
    // After the last slide its twin of the first comes up, then the belt is back at its start.
    belt.animate([{ transform: at(from) }, { transform: at(from + 1) }], {
      duration: isStill() ? 0 : turn,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
    onTurn(index);
    draw(index + 1);
  };
  return (running) => {
    clearInterval(timer);
    if (!running || count < 2) return;
    draw(index + 1);
    timer = window.setInterval(next, slideDurationMs);
  };
};
