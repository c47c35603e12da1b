/**
 * Returns whether the document was opened by the browser's back or forward button; lists then restore their position.
 */
export const isBackForwardNavigation = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
};
