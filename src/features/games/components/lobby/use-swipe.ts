import { type TouchEvent, useRef } from 'react';

/**
 * Minimum length of a swipe, px; it must be mostly horizontal. Swipes from the screen's edge are the system's back
 * gesture.
 */
const distance = 60;
const edge = 20;

/** Returns whether an element between the touch target and the panel scrolls horizontally. */
const inStrip = (target: EventTarget, panel: Element): boolean => {
  for (let at = target as Element | null; at && at !== panel; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 1 && getComputedStyle(at).overflowX === 'auto') return true;
  }
  return false;
};

/**
 * Returns touch handlers that report a horizontal swipe: 1 towards the next panel on the right, -1 towards the one on
 * the left.
 */
export const useSwipe = (onSwipe: (direction: 1 | -1) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent): void => {
      const touch = touches[0];
      const inside =
        touch &&
        touches.length === 1 &&
        !inStrip(target, currentTarget) &&
        touch.clientX > edge &&
        touch.clientX < innerWidth - edge;
      start.current = inside ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchCancel: (): void => {
      start.current = null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= distance && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
};
