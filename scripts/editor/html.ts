import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Returns text that is safe in HTML and in quoted attributes. */
export const escapeHtml = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const style = `
:root { color-scheme: light dark; background: light-dark(#fff, #17191c); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: light-dark(#1b1f24, #e8eaed); }
label { display: block; margin: 0.75rem 0; }
input, select, button { box-sizing: border-box; font: inherit; max-width: 100%; padding: 0.4rem 0.6rem; }
code, a { overflow-wrap: anywhere; }
table { display: block; overflow-x: auto; }
pre { overflow-x: auto; padding: 0.75rem; background: light-dark(#f4f5f7, #2a2d31); white-space: pre-wrap; }
ins { background: light-dark(#d7f5dd, #14532d); text-decoration: none; }
del { background: light-dark(#fde0e0, #7a1420); }
[role='alert'] { padding: 0.5rem 0.75rem; background: #b00020; color: #fff; white-space: pre-line; }
[role='status'] { padding: 0.5rem 0.75rem; background: light-dark(#d7f5dd, #14532d); }`;

/** Returns a page of the editor without scripts. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`;

export const sendPage = (response: ServerResponse, status: number, page: string): void => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(page);
};

/** Maximum size of a submitted form, bytes. */
const maxFormBytes = 10_000;

/** Returns the fields of a submitted form; none of one above `maxFormBytes` or of unknown size, which is not read. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return new URLSearchParams(size > maxFormBytes ? '' : await text(request));
};
