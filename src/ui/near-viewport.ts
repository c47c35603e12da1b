/** Distance to the viewport at which an element is loaded, px. */
const marginPx = 100;

/** Pause in scrolling after which elements are loaded, ms: those that are scrolled past are not. */
const scrollIdleMs = 300;

type OnNear = () => void;
const waiting = new Map<Element, OnNear>();
const near = new Set<Element>();
let observer: IntersectionObserver | null = null;
let scrolledAt = Number.NEGATIVE_INFINITY;
let timer = 0;

const flush = (): void => {
  for (const element of near) {
    near.delete(element);
    observer?.unobserve(element);
    const onNear = waiting.get(element);
    waiting.delete(element);
    onNear?.();
  }
};

const flushAfterScrolling = (): void => {
  clearTimeout(timer);
  const left = scrolledAt + scrollIdleMs - performance.now();
  if (left <= 0) flush();
  else timer = window.setTimeout(flushAfterScrolling, left);
};

const watch = (): IntersectionObserver => {
  if (observer) return observer;
  addEventListener(
    'scroll',
    () => {
      scrolledAt = performance.now();
    },
    { passive: true },
  );
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      flushAfterScrolling();
    },
    { rootMargin: `${marginPx}px` },
  );
  return observer;
};

/**
 * Calls `onNear` once, when `element` is within 100 px of the viewport and scrolling has paused for 300 ms. Returns a
 * function that cancels.
 */
export const onNearViewport = (element: Element, onNear: OnNear): (() => void) => {
  waiting.set(element, onNear);
  watch().observe(element);
  return () => {
    waiting.delete(element);
    near.delete(element);
    observer?.unobserve(element);
  };
};
