import { $words } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { hasReducedMotion, onReducedMotionChange } from '#lib/browser/reduced-motion.ts';
import { createElement, createIcon } from '#ui/create-element.ts';
import { watchIdleView } from '#ui/watch-idle-view.ts';

/**
 * Calls `onAutoplay` when autoplay of a widget starts or stops. It stops while paused, hovered, touched, focused, out of view or
 * behind a dialog; with reduced motion it starts only on request. Returns the pause button that WCAG 2.2.2
 * requires; `name` returns its label.
 */
export const controlAutoplay = (
  part: HTMLElement,
  name: (t: Words, paused: boolean) => string,
  onAutoplay: (running: boolean) => void,
): HTMLButtonElement => {
  const button = createElement('button', { class: 'pause', type: 'button' });
  let isPaused = hasReducedMotion();
  let isIdle = false;
  let isRunning = false;
  const update = (): void => {
    const canRun = isIdle && !isPaused;
    if (canRun !== isRunning) onAutoplay(canRun);
    isRunning = canRun;
  };
  const show = (): void => {
    button.setAttribute('aria-label', name($words.get().t, isPaused));
    button.replaceChildren(createIcon(isPaused ? 'play' : 'pause'));
  };
  $words.subscribe(show);
  const pause = (on: boolean): void => {
    isPaused = on;
    show();
    update();
  };
  button.addEventListener('click', () => pause(!isPaused));
  onReducedMotionChange(pause);
  watchIdleView(part, (idle) => {
    isIdle = idle;
    update();
  });
  return button;
};
