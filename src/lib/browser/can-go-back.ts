/** Whether a step back stays on the site: behind a page that another site or the browser's start page opened stands nothing of ours. */
export const canGoBack = (): boolean =>
  // Older browsers do not know which steps are ours.
  (window.navigation as Navigation | undefined)?.canGoBack ?? history.length > 1;
