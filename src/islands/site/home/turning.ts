import { isStill } from '../../../browser/still.ts';

/** R073, R076: a slide rests 5 s and takes 500 ms to give way. */
export const rest = 5_000;
const turn = 500;

/**
 * Turns a belt of `count` slides, and the first one again after the last, one by one while told to run: upwards, or to
 * the left along `X`. `onTurn` is told which one is on view.
 */
export const turning = (
  belt: HTMLElement,
  count: number,
  onTurn: (index: number) => void,
  axis: 'X' | 'Y' = 'Y',
): ((running: boolean) => void) => {
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
  };
  return (running) => {
    clearInterval(timer);
    if (running && count > 1) timer = window.setInterval(next, rest);
  };
};
