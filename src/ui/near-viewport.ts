/** How near the view a part must come to be loaded, px, and how long scrolling must have rested, ms (R118). */
const margin = 100;
const rest = 300;

type Arrive = () => void;
const waiting = new Map<Element, Arrive>();
const near = new Set<Element>();
let observer: IntersectionObserver | null = null;
let scrolledAt = Number.NEGATIVE_INFINITY;
let timer = 0;

const flush = (): void => {
  for (const element of near) {
    near.delete(element);
    observer?.unobserve(element);
    const arrive = waiting.get(element);
    waiting.delete(element);
    arrive?.();
  }
};

// While the page flies past, nothing is fetched that will be gone before it came.
const flushWhenResting = (): void => {
  clearTimeout(timer);
  const left = scrolledAt + rest - performance.now();
  if (left <= 0) flush();
  else timer = window.setTimeout(flushWhenResting, left);
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
      flushWhenResting();
    },
    { rootMargin: `${margin}px` },
  );
  return observer;
};

/** Calls `arrive` once, when `element` is within 100 px of the view and scrolling has rested 300 ms. Answers how to stop waiting. */
export const onNearViewport = (element: Element, arrive: Arrive): (() => void) => {
  waiting.set(element, arrive);
  watch().observe(element);
  return () => {
    waiting.delete(element);
    near.delete(element);
    observer?.unobserve(element);
  };
};
