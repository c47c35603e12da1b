import { $words } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { hasReducedMotion, onReducedMotionChange } from '#lib/browser/reduced-motion.ts';
import { createElement, createIcon } from '#ui/create-element.ts';
import { $isDialogOpen } from '#ui/dialog-queue.ts';

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
  let isInteracting = false;
  let isVisible = false;
  let isRunning = false;
  const update = (): void => {
    const canRun = isVisible && !isPaused && !isInteracting && !$isDialogOpen.get() && !document.hidden;
    if (canRun !== isRunning) onAutoplay(canRun);
    isRunning = canRun;
  };
  const show = (): void => {
    button.setAttribute('aria-label', name($words.get().t, isPaused));
    button.replaceChildren(createIcon(isPaused ? 'play' : 'pause'));
  };
  const setInteracting = (on: boolean) => (): void => {
    isInteracting = on;
    update();
  };
  $words.subscribe(show);
  const pause = (on: boolean): void => {
    isPaused = on;
    show();
    update();
  };
  button.addEventListener('click', () => pause(!isPaused));
  onReducedMotionChange(pause);
  for (const [event, on] of [
    ['pointerenter', true],
    ['pointerleave', false],
    ['focusin', true],
    ['focusout', false],
  ] as const) {
    part.addEventListener(event, setInteracting(on));
  }
  document.addEventListener('visibilitychange', update);
  $isDialogOpen.listen(update);
  new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(part);
  return button;
};
