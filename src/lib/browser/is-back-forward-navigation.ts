/** Whether this document was reached by the browser's back or forward: then a list stands as it was left (X13). */
export const isBackForwardNavigation = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
};
