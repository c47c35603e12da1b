import { canGoBack } from '../../lib/browser/can-go-back.ts';
import { keys } from '../../lib/storage/keys.ts';
import { sessionArea } from '../../lib/storage/storage.ts';
import { hrefOf } from '../../paths.ts';

const edge = 20;
const distance = 100;

/**
 * Goes one step back, or home if the page requires it or there is no history; a launch names its own target (R019,
 * R054).
 */
const goBack = (event: Event): void => {
  event.preventDefault();
  const { back } = document.documentElement.dataset;
  if (back?.startsWith('/m/')) location.assign(back);
  else if (back === 'home' || !canGoBack()) location.assign(hrefOf('home'));
  else history.back();
};

/** Detects a back swipe (R050, A20): a touch from the left edge, or one moving more than 100 px horizontally. */
const watchSwipe = (): void => {
  let start: Touch | null = null;
  addEventListener(
    'touchstart',
    (event) => {
      start = event.touches[0] ?? null;
    },
    { passive: true },
  );
  const handleTouch = (event: TouchEvent): void => {
    const end = event.changedTouches[0];
    if (!start || !end) return;
    const isSwiped = start.clientX <= edge || Math.abs(end.clientX - start.clientX) > distance;
    if (isSwiped) sessionArea.write(keys.session.backSwipe, String(Date.now()));
    start = null;
  };
  // A touch that becomes the system's back gesture is cancelled.
  for (const name of ['touchend', 'touchcancel'] as const) addEventListener(name, handleTouch, { passive: true });
};

export const startBack = (): void => {
  for (const link of document.querySelectorAll('[data-back]:not(html)')) link.addEventListener('click', goBack);
  watchSwipe();
};
