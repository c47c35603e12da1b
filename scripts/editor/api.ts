import config from 'virtual:keystatic-config';
import { makeHandler } from '@keystatic/astro/api';
import type { APIRoute } from 'astro';
import { refusalOf, type Save, savedAsTyped } from './save.ts';

const answer = makeHandler({ config });

/** What the browser editor reads and writes files with; a save is looked at first. */
export const ALL: APIRoute = async (context) => {
  if (!context.url.pathname.endsWith('/update')) return answer(context);
  const save = (await context.request.json()) as Save;
  const refusal = refusalOf(save);
  if (refusal) return new Response(refusal, { status: 422 });
  const { url, headers } = context.request;
  const body = JSON.stringify(savedAsTyped(save));
  return answer({ ...context, request: new Request(url, { method: 'POST', headers, body }) });
};

export const prerender = false;
