const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isShown = (button: HTMLElement): boolean =>
  button.getClientRects().length > 0 && getComputedStyle(button).visibility === 'visible';

const centreOf = (button: HTMLElement): readonly [x: number, y: number] => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Returns the nearest button in a direction; one straight ahead is nearer than one beside it. */
const nextOf = (
  buttons: readonly HTMLElement[],
  current: HTMLElement,
  [x, y]: readonly [x: number, y: number],
): HTMLElement | undefined => {
  const [fromX, fromY] = centreOf(current);
  let nearest: HTMLElement | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const button of buttons) {
    const [toX, toY] = centreOf(button);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y + (toY - fromY) * x);
    const distance = ahead + 2 * aside;
    if (ahead < 4 || distance >= shortest) continue;
    shortest = distance;
    nearest = button;
  }
  return nearest;
};

/**
 * Makes the buttons in `root` a single stop of the Tab key; the arrow keys move between those that are shown. Returns
 * the function to call after other buttons are shown.
 */
export const makeArrowKeys = (root: HTMLElement): (() => void) => {
  const buttons = [...root.querySelectorAll<HTMLElement>('button')];
  const setStop = (stop: HTMLElement | undefined): void => {
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  const update = (): void => {
    const stop = buttons.find(({ tabIndex }) => tabIndex === 0);
    if (!stop || !isShown(stop)) setStop(buttons.find(isShown));
  };
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && buttons.includes(target)) setStop(target);
  });
  root.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (!direction || !(event.target instanceof HTMLElement)) return;
    const next = nextOf(buttons.filter(isShown), event.target, direction);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  setStop(buttons[0]);
  return update;
};
