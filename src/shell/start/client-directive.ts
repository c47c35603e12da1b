import hydrateWithPage from './page-directive.ts';

// Registers the client directive where Astro's inline script would.
Object.assign(globalThis, { Astro: { page: hydrateWithPage } });
