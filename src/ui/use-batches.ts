import { startTransition, useCallback, useState } from 'react';

/** Distance to the viewport at which the first missing item triggers, px. Everything scrolled past counts as near. */
const preloadMargin = '100000px 0px 500px';

interface Batches {
  readonly shown: number;
  /** Ref of the first missing item. */
  readonly next: (element: Element | null) => (() => void) | undefined;
}

/**
 * Returns how many items of a long list to render: `step` first, and `step` more whenever the first missing one comes
 * near the viewport.
 */
export const useBatches = (step: number): Batches => {
  const [shown, setShown] = useState(step);
  const next = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setShown((n) => n + step));
        },
        { rootMargin: preloadMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [step],
  );
  return { shown, next };
};
