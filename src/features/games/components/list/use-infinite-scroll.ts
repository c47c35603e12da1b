import { useEffect, useEffectEvent, useRef } from 'react';

/** Distance from the bottom that loads the next page, px, and its minimum interval, ms. */
const triggerDistancePx = 500;
const minIntervalMs = 1_000;

/** Calls `more` when the page is scrolled near its end, while `on` is true. */
export const useInfiniteScroll = (on: boolean, more: () => void): void => {
  const requestedAt = useRef(Number.NEGATIVE_INFINITY);
  const onNearEnd = useEffectEvent(more);
  useEffect(() => {
    if (!on) return;
    let timer = 0;
    const check = (): void => {
      const left = document.documentElement.scrollHeight - scrollY - innerHeight;
      if (left > triggerDistancePx) return;
      const wait = requestedAt.current + minIntervalMs - performance.now();
      clearTimeout(timer);
      if (wait > 0) timer = window.setTimeout(check, wait);
      else {
        requestedAt.current = performance.now();
        onNearEnd();
      }
    };
    check();
    addEventListener('scroll', check, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', check);
    };
  }, [on]);
};
