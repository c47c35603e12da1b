/** Returns the base URL of the backend: from the document, else from the build, else the site's own origin. */
export const backendBase = (): string =>
  document.documentElement.dataset.api ?? import.meta.env.PUBLIC_API_BASE ?? location.origin;
