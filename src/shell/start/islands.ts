// Defines islands in a script that documents share, in place of the inline scripts that Astro writes into each of them: those cost
// every page 1.5 KB before its first paint.
import './client-directive.ts';
import 'astro/runtime/server/astro-island.js';
