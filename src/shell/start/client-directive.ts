import hydrateWithPage from './page-directive.ts';

// The place where Astro's inline script registers a client directive.
Object.assign(globalThis, { Astro: { page: hydrateWithPage } });
