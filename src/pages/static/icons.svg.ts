import type { APIRoute } from 'astro';
import { iconFileText } from '../../ui/styles/icon-drawings.ts';

export const GET: APIRoute = () => new Response(iconFileText, { headers: { 'Content-Type': 'image/svg+xml' } });
