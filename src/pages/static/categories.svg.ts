import type { APIRoute } from 'astro';
import { categoryFileText } from '../../ui/styles/icon-drawings.ts';

export const GET: APIRoute = () => new Response(categoryFileText, { headers: { 'Content-Type': 'image/svg+xml' } });
