// Defines islands, in place of the inline scripts that Astro writes into each document: those cost every page 1.5 KB before
// its first paint. The directive comes first: islands in the document start while the element is defined.
import './client-directive.ts';
import 'astro/runtime/server/astro-island.js';
