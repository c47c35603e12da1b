import { randomUUID } from 'node:crypto';
import config from 'virtual:keystatic-config';
import { makeHandler } from '@keystatic/astro/api';
import type { APIContext, APIRoute } from 'astro';
import { refusalOf, type Save, savedAsTyped } from './save.ts';
import { SeenVersions } from './versions.ts';

const answer = makeHandler({ config });
const versions = new SeenVersions();
const cookie = 'content_editor';

/** Returns the id of the browser, which it receives with its first request. */
const editorOf = ({ cookies }: APIContext): string => {
  const known = cookies.get(cookie)?.value;
  if (known) return known;
  const id = randomUUID();
  cookies.set(cookie, id, { path: '/', httpOnly: true, sameSite: 'strict' });
  return id;
};

/** Records the files that an editor sees from now on. */
const noteTree = async (editor: string, response: Response): Promise<Response> => {
  if (response.ok) versions.note(editor, (await response.clone().json()) as Parameters<SeenVersions['note']>[1]);
  return response;
};

/** Endpoint of the browser editor for reading and writing files; saves are validated first. */
export const ALL: APIRoute = async (context) => {
  const { pathname } = context.url;
  if (pathname.endsWith('/tree')) return noteTree(editorOf(context), await answer(context));
  if (!pathname.endsWith('/update')) return answer(context);
  const editor = editorOf(context);
  const save = (await context.request.json()) as Save;
  const typed = savedAsTyped(save);
  const refusal = refusalOf(typed);
  if (refusal) return new Response(`Not saved.\n${refusal}`, { status: 422 });
  const conflict = versions.conflictOf(editor, typed);
  if (conflict) return new Response(conflict, { status: 409 });
  const { url, headers } = context.request;
  const body = JSON.stringify(typed);
  return noteTree(editor, await answer({ ...context, request: new Request(url, { method: 'POST', headers, body }) }));
};

export const prerender = false;
