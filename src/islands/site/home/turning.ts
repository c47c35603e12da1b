import { isStill } from '../../../browser/still.ts';

/** R076: a slide rests 5 s and takes 500 ms to give way. */
const rest = 5_000;
const turn = 500;

/**
 * Turns a belt of `count` slides, and the first one again after the last, upwards one by one while told to run.
 * `onTurn` is told which one is on view.
 */
export const turning = (
  belt: HTMLElement,
  count: number,
  onTurn: (index: number) => void,
): ((running: boolean) => void) => {
  let timer = 0;
  let index = 0;
  const next = (): void => {
    const from = index;
    index = (index + 1) % count;
    belt.style.transform = `translateY(-${index * 100}%)`;
    // After the last slide its twin of the first comes up, then the belt is back at its start.
    belt.animate([{ transform: `translateY(-${from * 100}%)` }, { transform: `translateY(-${(from + 1) * 100}%)` }], {
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
