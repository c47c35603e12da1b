import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type Address, entryPath, prefixOf, readAddress, type SiteLocale } from './addresses.ts';
import { readSite, type SiteFile } from './files.ts';
import {
  allowHeader,
  clearSiteDataHeader,
  headersOf,
  kindOf,
  plainHeaders,
  redirectHeaders,
  refusals,
  reportPath,
  strictTransport,
} from './headers.ts';
import { readChosenLocale } from './locale.ts';
import { type PolicyReport, policyReports } from './reports.ts';
import { wantsToolbar, withToolbar } from './toolbar.ts';

export interface SiteOptions {
  /** Folder of a built brand. */
  readonly dir: string;
  /** Origin of the backend that the pages call; their own origin by default. */
  readonly api?: string | undefined;
  /** Returns the language of a user who has not chosen one: from the settings of the request's world. */
  readonly defaultLocale: (request: Request) => SiteLocale;
  /** Called with each content policy violation that a browser reports. */
  readonly onPolicyReport: (request: Request, report: PolicyReport) => void;
}

const send = (request: Request, response: Response, path: string, built: SiteFile, status = 200): void => {
  const file = path.endsWith('.html') && wantsToolbar(request) ? withToolbar(built) : built;
  const coding =
    file.body.br && request.acceptsEncodings('br')
      ? 'br'
      : file.body.gzip && request.acceptsEncodings('gzip')
        ? 'gzip'
        : 'identity';
  const body = file.body[coding] ?? file.body.identity;
  const kind = kindOf(path);
  response.set({
    ...headersOf(path, file),
    ...(request.secure && strictTransport),
    ...(kind === 'document' && request.headers['sec-fetch-dest'] === 'empty' && clearSiteDataHeader),
    // Immutable files are never revalidated.
    ...(kind !== 'hashed' && { ETag: `"${file.tag}-${coding}"` }),
  });
  response.status(status).set('Content-Length', String(body.length));
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  // HTTP/1.1 keeps connections open by default, and headers should be small. Older clients wait for the end of the
  // connection unless the header says that it stays open.
  if (request.httpVersion === '1.1') response.removeHeader('Connection');
  if (coding !== 'identity') response.set('Content-Encoding', coding);
  response.end(request.method === 'HEAD' ? undefined : body);
};

/**
 * Serves the built site: documents in the user's language (the URL, else the cookie `lang`, else the default of the
 * world), with compression, caching and security headers for each kind of file. Mounted last: unknown paths get a 404
 * page.
 */
export const serveSite = ({ dir, api, defaultLocale, onPolicyReport }: SiteOptions): RequestHandler => {
  const files = readSite(dir, api);

  const fileOf = (path: string, locale: SiteLocale): [string, SiteFile] | undefined => {
    const name = `${prefixOf(locale)}${path}.html`;
    const file = files.get(name);
    return file && [name, file];
  };

  const documentOf = (address: Address, query: URLSearchParams, locale: SiteLocale) => {
    const entry = entryPath(address.path, query);
    return (entry && fileOf(entry, locale)) ?? fileOf(address.path, locale);
  };

  const answer: RequestHandler = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response
        .status(405)
        .set({ ...plainHeaders, ...allowHeader })
        .end(refusals.method);
    }
    const asset = files.get(request.path);
    if (asset && !request.path.endsWith('.html')) return send(request, response, request.path, asset);

    const address = readAddress(request.path);
    const locale = address.locale ?? readChosenLocale(request.headers.cookie) ?? defaultLocale(request);
    const search = request.originalUrl.replace(/^[^?]*/, '');
    const found = documentOf(address, new URLSearchParams(search), locale);
    if (found && address.misspelt) {
      const target = `${address.locale ? prefixOf(address.locale) : ''}${address.path}${search}`;
      return void response
        .status(301)
        .set({ ...redirectHeaders, Location: target })
        .end();
    }
    if (found) return send(request, response, ...found);
    const missing = request.accepts('html') && fileOf('/404', locale);
    if (missing) return send(request, response, ...missing, 404);
    response.status(404).set(plainHeaders).end(refusals.missing);
  };

  return Router().post(reportPath, policyReports(onPolicyReport)).use(answer);
};
