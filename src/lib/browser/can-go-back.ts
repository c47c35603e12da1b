/** Returns whether the previous history entry belongs to the site. */
export const canGoBack = (): boolean =>
  // Older browsers do not know which steps are ours.
  (window.navigation as Navigation | undefined)?.canGoBack ?? history.length > 1;
