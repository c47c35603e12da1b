import { extname } from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import { consoleBundle } from './bundle.ts';
import { consoleDocument, consolePolicy } from './document.ts';
import { type HelpTheme, helpDocument, helpPolicy } from './help.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const guarded = (response: Response): Response =>
  response.set({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  });

const file: (name: (path: string) => string) => RequestHandler = (nameOf) => async (request, response, next) => {
  const name = nameOf(request.path);
  const found = (await consoleBundle()).get(name);
  if (!found) return next();
  guarded(response).set({ 'Content-Type': types[extname(name)], ETag: `"${found.tag}"` });
  if (request.fresh) return response.status(304).end();
  response.end(found.body);
};

const themes: readonly unknown[] = ['light', 'dark'] satisfies HelpTheme[];

const help: RequestHandler = ({ params, query }, response, next) => {
  const theme = themes.includes(query.theme) ? (query.theme as HelpTheme) : 'auto';
  const document = helpDocument(String(params.page ?? 'README'), theme);
  if (document === undefined) return next();
  guarded(response).set('Content-Security-Policy', helpPolicy).type('html').send(document);
};

/** Serves the simulator's own pages, mounted at `/__admin` behind the admin API; `app` is shown in the preview. */
export const serveConsole = (app?: string): RequestHandler => {
  const router = Router({ strict: true });
  router.get('/', (request, response) => {
    // Relative addresses need the slash; so does the scope of bookmarks.
    if (!request.originalUrl.startsWith('/__admin/')) return response.redirect(308, '/__admin/');
    guarded(response).set('Content-Security-Policy', consolePolicy(app)).type('html').send(consoleDocument(app));
  });
  router.get(['/help/', '/help/:page'], help);
  router.get(
    '/console/:file',
    file((path) => path.slice('/console/'.length)),
  );
  router.get(
    '/toolbar.js',
    file(() => 'toolbar.js'),
  );
  return router;
};
