import type { APIRoute } from 'astro';
import script from '#shell/start/recover.ts?inline-script';

/** Script that documents of this and earlier releases load when one of their files fails to load. */
export const GET: APIRoute = () =>
  new Response(script.code, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
