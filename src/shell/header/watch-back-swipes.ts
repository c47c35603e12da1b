import type { StorageKey } from '#lib/storage/keys.ts';

/** Width of the left edge in which a back swipe starts, px. */
const edge = 20;
const distance = 100;

/** Records back swipes: touches from the left edge, or moving more than 100 px horizontally. */
export const watchBackSwipes = (): void => {
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
    try {
      if (isSwiped) sessionStorage.setItem('BACK_SWIPE' satisfies StorageKey<'session'>, String(Date.now()));
    } catch {}
    start = null;
  };
  // A touch that becomes the system's back gesture is cancelled.
  for (const name of ['touchend', 'touchcancel'] as const) addEventListener(name, handleTouch, { passive: true });
};
