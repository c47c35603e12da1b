import type { Request, RequestHandler, Response } from 'express';

/**
 * The frame's origin is `null`, so its own files and rounds are cross-origin requests: these headers allow such a frame
 * to read them, without cookies.
 */
const crossing: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': 'null',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Returns the Content-Security-Policy. `sandbox` keeps a document that is opened outside its frame from reading the
 * session in the site's origin. `'self'` alone is not enough: in WebKit it means the frame's own origin, which is
 * `null` and matches nothing. `origin` is the one that the frame was loaded from.
 */
const policy = (origin: string, pages: readonly string[]): string => {
  const own = `'self' ${origin}`.trim();
  return `sandbox allow-scripts; default-src 'none'; script-src ${own}; style-src ${own}; img-src ${own} data:; connect-src ${own}; frame-ancestors ${["'self'", ...pages].join(' ')}`;
};

/**
 * Returns the origin that the browser used for the simulator, also through a proxy; empty if the call has no valid
 * host.
 */
const ownOrigin = ({ headers, protocol }: Request): string => {
  const scheme = String(headers['x-forwarded-proto'] ?? protocol).split(',', 1)[0];
  const host = headers.host ?? '';
  return /^https?$/.test(scheme ?? '') && /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host)
    ? `${scheme}://${host}`
    : '';
};

/** Sets the headers of every reply below `/__games/`; `pages` are the other origins that may show games. */
export const gameHeaders = (request: Request, response: Response, pages: readonly string[]): void => {
  for (const [name, value] of Object.entries(crossing)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', policy(ownOrigin(request), pages));
};

/** Headers of responses to preflight requests. */
const preflight: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
  'Access-Control-Max-Age': '7200',
};

/** Allows calls from game frames, and responds to their preflight requests. */
export const allowFrameOrigin: RequestHandler = (request, response, next) => {
  for (const [name, value] of Object.entries(crossing)) response.setHeader(name, value);
  if (request.method === 'OPTIONS') response.set(preflight).status(204).end();
  else next();
};
