import { isStill, onStill } from '../../../browser/still.ts';
import { $words } from '../../../i18n/page-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import pause from '../../../styles/pause-button.css?inline';
import { element, icon } from '../../../ui/element.ts';

adoptStyles(pause);

interface Moving {
  /** The visible control that anything moving by itself must have (WCAG 2.2.2). */
  readonly button: HTMLButtonElement;
  /** Keeps the part still for a while, as while a dialog stands over it. */
  readonly hold: (on: boolean) => void;
}

/**
 * Says when a part that moves by itself, without React, may move: not paused, not while pointed at, touched or focused,
 * not out of sight, and for who wants no motion (X12) only when asked to (A30). `name` is what the button is called.
 */
export const moving = (
  part: HTMLElement,
  name: (t: Words, paused: boolean) => string,
  move: (running: boolean) => void,
): Moving => {
  const button = element('button', { class: 'pause', type: 'button' });
  let paused = isStill();
  let resting = false;
  let held = false;
  let seen = false;
  let running = false;
  const settle = (): void => {
    const may = seen && !paused && !resting && !held && !document.hidden;
    if (may !== running) move(may);
    running = may;
  };
  const show = (): void => {
    button.setAttribute('aria-label', name($words.get().t, paused));
    button.replaceChildren(icon(paused ? 'play' : 'pause'));
  };
  const rest = (on: boolean) => (): void => {
    resting = on;
    settle();
  };
  $words.subscribe(show);
  const pause = (on: boolean): void => {
    paused = on;
    show();
    settle();
  };
  button.addEventListener('click', () => pause(!paused));
  onStill(pause);
  for (const [event, on] of [
    ['pointerenter', true],
    ['pointerleave', false],
    ['focusin', true],
    ['focusout', false],
  ] as const) {
    part.addEventListener(event, rest(on));
  }
  document.addEventListener('visibilitychange', settle);
  new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    settle();
  }).observe(part);
  return {
    button,
    hold: (on) => {
      held = on;
      settle();
    },
  };
};
