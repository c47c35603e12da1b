import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { brand } from '#brands/current.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Served files of swagger-ui-dist. */
export const explorerFiles: readonly string[] = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const explorerFolder = (): string => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API document</title>
<link rel="icon" href="/brand/${brand.id}/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/__admin/docs/swagger-ui.css">
<link rel="stylesheet" href="/__admin/console/explorer.css">
<script src="/__admin/docs/swagger-ui-bundle.js" defer></script>
<script src="/__admin/console/explorer.js" type="module"></script>
<div id="explorer"></div>
</html>
`;

/** Serves the OpenAPI document and its explorer, to be mounted at `/__admin` behind the guard. */
export const serveDocument = (version: string): RequestHandler => {
  const router = Router();
  const texts = new Map<string, string>();

  router.get('/openapi.json', async (request, response) => {
    const { makeDocument } = await import('./document.ts');
    const address = `${request.protocol}://${request.get('host')}`;
    const text = texts.get(address) ?? JSON.stringify(makeDocument(version, address));
    // The caller chooses the host name, so only one document is cached, not one per name.
    texts.clear();
    texts.set(address, text);
    response.type('json').send(text);
  });

  router.get('/docs', (_request, response) => {
    response.set('content-security-policy', policy).type('html').send(page);
  });

  router.get('/docs/:file', (request, response, next) => {
    const { file } = request.params;
    if (!explorerFiles.includes(file)) return next();
    response.set('cache-control', 'private, max-age=3600').sendFile(file, { root: explorerFolder() });
  });

  return router;
};
