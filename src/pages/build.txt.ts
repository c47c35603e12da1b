import type { APIRoute } from 'astro';

/** Version and source of this build; a file of its own, as a name inside a script would rename all that import it. */
export const GET: APIRoute = () => new Response(import.meta.env.PUBLIC_BUILD ?? 'dev');
