// Defines islands in a shared script, in place of the inline scripts that Astro writes into each document: those cost every page
// 1.5 KB before its first paint.
import 'astro/runtime/server/astro-island.js';
import hydrateWithPage from './page-directive.ts';

// The place where Astro's inline script registers a client directive.
Object.assign(globalThis, { Astro: { page: hydrateWithPage } });
