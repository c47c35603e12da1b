import type { APIRoute } from 'astro';

/**
 * Version and commit of this build. In a file of its own, because a value inside a script would change the hash of all
 * files that import it.
 */
export const GET: APIRoute = () => new Response(import.meta.env.PUBLIC_BUILD ?? 'dev');
