/** Returns whether the previous history entry belongs to the site. */
export const canGoBack = (): boolean =>
  // Browsers without the Navigation API cannot tell which history entries belong to the site.
  (window.navigation as Navigation | undefined)?.canGoBack ?? history.length > 1;
