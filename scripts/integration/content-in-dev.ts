import type { AstroIntegration } from 'astro';
import { BrokenContent, readContent } from '#content/read.ts';

const slipInContent = (): string | undefined => {
  try {
    readContent();
    return undefined;
  } catch (error) {
    if (error instanceof BrokenContent) return error.message;
    throw error;
  }
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a page with an error that reloads itself until the file is corrected. */
const pageSaying = (sentence: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<meta name="viewport" content="width=device-width"><title>Content error</title></head>
<body><h1>Content error</h1><p>${escaped(sentence)}</p>
<p>This page reloads when the file is fixed. <code>npm run content</code> lists all problems.</p></body></html>
`;

/** Shows invalid content on every page in development, with the messages of the editors' check. */
export const contentInDev = (): AstroIntegration => ({
  name: 'content-in-dev',
  hooks: {
    'astro:server:setup'({ server }) {
      server.middlewares.use((request, response, next) => {
        const isDocument = /^\/(ty\/)?m\//.test(request.url ?? '') && request.headers.accept?.includes('text/html');
        const sentence = isDocument ? slipInContent() : undefined;
        if (sentence === undefined) return next();
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        return response.end(pageSaying(sentence));
      });
    },
  },
});
