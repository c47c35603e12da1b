import type { APIRoute } from 'astro';
import { iconFileText } from '../../frame/icons/symbols.ts';

export const GET: APIRoute = () => new Response(iconFileText, { headers: { 'Content-Type': 'image/svg+xml' } });
