/** Where the backend listens: what the server wrote into the document, else the build's, else the site's own origin. */
export const backendBase = (): string =>
  document.documentElement.dataset.api ?? import.meta.env.PUBLIC_API_BASE ?? location.origin;
