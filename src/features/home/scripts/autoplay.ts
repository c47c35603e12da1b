import { atom, type WritableAtom } from 'nanostores';
import { $words } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { hasReducedMotion, onReducedMotionChange } from '#lib/browser/reduced-motion.ts';
import { createElement, createIcon } from '#ui/create-element.ts';
import { watchIdleView } from '#ui/watch-idle-view.ts';

/**
 * Calls `onAutoplay` when autoplay of a widget starts or stops. It stops while paused, hovered, touched, focused, out of view or
 * behind a dialog; with reduced motion it starts only on request. Returns the pause button that WCAG 2.2.2
 * requires; `name` returns its label. Widgets with the same `$paused` share one button.
 */
export const controlAutoplay = (
  part: HTMLElement,
  name: (t: Words, paused: boolean) => string,
  onAutoplay: (running: boolean) => void,
  $paused: WritableAtom<boolean> = atom(hasReducedMotion()),
): HTMLButtonElement => {
  const button = createElement('button', { class: 'pause', type: 'button' });
  let isIdle = false;
  let isRunning = false;
  const update = (): void => {
    const canRun = isIdle && !$paused.get();
    if (canRun !== isRunning) onAutoplay(canRun);
    isRunning = canRun;
  };
  const show = (): void => {
    button.setAttribute('aria-label', name($words.get().t, $paused.get()));
    button.replaceChildren(createIcon($paused.get() ? 'play' : 'pause'));
  };
  $words.subscribe(show);
  $paused.listen(() => {
    show();
    update();
  });
  button.addEventListener('click', () => $paused.set(!$paused.get()));
  onReducedMotionChange((isReduced) => $paused.set(isReduced));
  watchIdleView(part, (idle) => {
    isIdle = idle;
    update();
  });
  return button;
};
