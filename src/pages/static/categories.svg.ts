import type { APIRoute } from 'astro';
import { categoryFileText } from '../../frame/icons/symbols.ts';

export const GET: APIRoute = () => new Response(categoryFileText, { headers: { 'Content-Type': 'image/svg+xml' } });
