/** Longest wait for the first paint, ms: a slow picture or a hidden page must not block the scripts. */
const maxWaitMs = 3_000;

/** Resolves after the first paint, which requests would delay on a slow connection. */
export const firstPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      // Leaves time to paint pictures of the same frame.
      setTimeout(resolve, 50);
    }).observe({ type: 'paint', buffered: true });
  });
