import { randomUUID } from 'node:crypto';
import config from 'virtual:keystatic-config';
import { makeHandler } from '@keystatic/astro/api';
import type { APIContext, APIRoute } from 'astro';
import { borrowedText, withBorrowed } from './borrowed-texts.ts';
import { cutPhotos } from './cut-photos.ts';
import { EntryHistory } from './history.ts';
import { entryOf, problemsOf, type Save, savedAsTyped } from './save.ts';
import type { TreeEntry } from './tree.ts';
import { seenVersions } from './versions.ts';

const handle = makeHandler({ config });
const history = new EntryHistory();
const cookie = 'content_editor';

/** Returns the id of the browser, which it receives with its first request. */
const editorOf = ({ cookies }: APIContext): string => {
  const known = cookies.get(cookie)?.value;
  if (known) return known;
  const id = randomUUID();
  cookies.set(cookie, id, { path: '/', httpOnly: true, sameSite: 'strict' });
  return id;
};

/** Records the files that an editor sees from now on, and adds the borrowed texts. */
const noteTree = async (editor: string, response: Response): Promise<Response> => {
  if (!response.ok) return response;
  const tree = (await response.json()) as readonly TreeEntry[];
  seenVersions.note(editor, tree);
  return Response.json(withBorrowed(tree));
};

/** Returns a text that a header carries percent-encoded; empty if it is missing. */
const readHeader = (headers: Headers, name: string): string => {
  try {
    return decodeURIComponent(headers.get(name) ?? '').trim();
  } catch {
    return '';
  }
};

/** Endpoint of the browser editor for reading and writing files; saves are validated first and then recorded. */
export const ALL: APIRoute = async (context) => {
  const { pathname } = context.url;
  if (pathname.endsWith('/tree')) return noteTree(editorOf(context), await handle(context));
  const borrowed = borrowedText(pathname.replace(/^.*\/blob\/[^/]*\//, ''));
  if (borrowed) return new Response(new Uint8Array(borrowed));
  if (!pathname.endsWith('/update')) return handle(context);
  return saveEntry(context);
};

/** Saves an entry; `queueChanges` runs one change at a time. */
const saveEntry = async (context: APIContext): Promise<Response> => {
  const { url, headers } = context.request;
  const [author, reason] = [readHeader(headers, 'x-content-author'), readHeader(headers, 'x-content-reason')];
  if (!author || !reason) return new Response('Not saved. Enter your name and a reason.', { status: 400 });
  const editor = editorOf(context);
  const cut = await cutPhotos((await context.request.json()) as Save);
  const typed = savedAsTyped(cut.save);
  // A picture that cannot be used has one problem, not a second one as a file.
  const problems = cut.problems.length > 0 ? cut.problems : problemsOf(typed);
  if (problems.length > 0) return Response.json({ problems }, { status: 422 });
  const conflict = seenVersions.conflictOf(editor, typed);
  if (conflict) return new Response(conflict, { status: 409 });
  const entry = entryOf(typed);
  const before = entry && history.current(entry);
  const body = JSON.stringify(typed);
  const response = await handle({ ...context, request: new Request(url, { method: 'POST', headers, body }) });
  if (entry && before && response.ok)
    history.record(entry, before, { at: Date.now(), author, reason, files: history.current(entry) });
  return noteTree(editor, response);
};

export const prerender = false;
