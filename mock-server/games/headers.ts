import type { ServerResponse } from 'node:http';

/**
 * The frame's origin is `null`, so to the server its own files and rounds are calls from elsewhere:
 * these let exactly such a frame read them, without cookies.
 */
const crossing: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': 'null',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'self'",
};

/** Every reply below `/__games/` carries these. */
export const gameHeaders = (response: ServerResponse): void => {
  for (const [name, value] of Object.entries(crossing)) response.setHeader(name, value);
};

/** What a browser asks before a round's first call. */
export const preflight: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '7200',
};
