/** Longest wait for the first paint, ms: a slow picture or a hidden page must not keep the scripts away. */
const MAX_WAIT_MS = 3_000;

/** Resolves once the first paint is on the screen. What is fetched before it delays it on a slow connection. */
export const firstPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      // Pictures of the same frame are still to be drawn.
      setTimeout(resolve, 50);
    }).observe({ type: 'paint', buffered: true });
  });
