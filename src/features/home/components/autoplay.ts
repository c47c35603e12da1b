import { $words } from '../../../i18n/page-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { isStill, onStill } from '../../../lib/browser/still.ts';
import { $covered } from '../../../ui/dialog-turns.ts';
import { element, icon } from '../../../ui/element.ts';

/**
 * Says when a part that moves by itself, without React, may move: not paused, not while pointed at, touched or focused,
 * not out of sight, not behind a dialog, and for who wants no motion (X12) only when asked to (A30). Answers the visible
 * control that anything moving by itself must have (WCAG 2.2.2); `name` is what it is called.
 */
export const controlAutoplay = (
  part: HTMLElement,
  name: (t: Words, paused: boolean) => string,
  move: (running: boolean) => void,
): HTMLButtonElement => {
  const button = element('button', { class: 'pause', type: 'button' });
  let paused = isStill();
  let resting = false;
  let seen = false;
  let running = false;
  const settle = (): void => {
    const may = seen && !paused && !resting && !$covered.get() && !document.hidden;
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
  $covered.listen(settle);
  new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    settle();
  }).observe(part);
  return button;
};
