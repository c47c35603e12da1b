import hydrateWithPage from './page-directive.ts';

// Where Astro's own inline script would write it.
Object.assign(globalThis, { Astro: { page: hydrateWithPage } });
