import { $words } from '#i18n/page-words.ts';
import { createElement, createIcon } from '#ui/create-element.ts';
import { watchIdleView } from '#ui/watch-idle-view.ts';
import { $autoplayPaused } from '../state/autoplay.ts';

/**
 * Calls `onAutoplay` when autoplay of a widget starts or stops. It stops while the page is paused and while the widget is
 * hovered, touched, focused, out of view or behind a dialog. Returns a function that ends it.
 */
export const controlAutoplay = (part: HTMLElement, onAutoplay: (running: boolean) => void): (() => void) => {
  let isIdle = false;
  let isRunning = false;
  const update = (): void => {
    const canRun = isIdle && !$autoplayPaused.get();
    if (canRun !== isRunning) onAutoplay(canRun);
    isRunning = canRun;
  };
  const stopListening = $autoplayPaused.listen(update);
  const stopWatching = watchIdleView(part, (idle) => {
    isIdle = idle;
    update();
  });
  return () => {
    stopListening();
    stopWatching();
  };
};

/** Creates the button that WCAG 2.2.2 requires: it pauses all widgets of the page. */
export const createPauseButton = (): HTMLButtonElement => {
  const button = createElement('button', { class: 'pause', type: 'button' });
  const show = (): void => {
    const isPaused = $autoplayPaused.get();
    const { home } = $words.get().t;
    button.setAttribute('aria-label', isPaused ? home.play() : home.pause());
    button.replaceChildren(createIcon(isPaused ? 'play' : 'pause'));
  };
  $words.subscribe(show);
  $autoplayPaused.listen(show);
  button.addEventListener('click', () => $autoplayPaused.set(!$autoplayPaused.get()));
  return button;
};
