import type { Request, RequestHandler } from 'express';
import { isOfThisMachine } from '../http/this-machine.ts';
import { AdminError } from './admin-error.ts';
import { type Guesses, isSameKey, keyOfCookie } from './key.ts';

const consoleFile = /^\/(console\/[^/]+)?$/;

/**
 * Who may use the admin API. Without a key: programs and pages of this machine. With one: who sends
 * it as bearer token or in the cookie `sim_key`. Calls from other sites' pages are refused either way.
 */
export const guard =
  (key: string | undefined, guesses: Guesses): RequestHandler =>
  (request, _response, next) => {
    // A key in a header is no ambient authority: whoever sends it means it.
    if (fromOtherSite(request) && !(key !== undefined && hasBearer(request, key))) {
      throw new AdminError(403, 'Cross-site request', 'The admin API accepts requests from its own pages only.');
    }
    if (key !== undefined) {
      // The console's own files: the page that asks a person for the key.
      if (request.method === 'GET' && consoleFile.test(request.path)) return next();
      if (hasKey(request, key)) return next();
      if (guesses.tooMany()) throw new AdminError(429, 'Too many attempts', 'Too many wrong keys. Wait 1 minute.');
      // Without any key it is no guess: the console asks before a person has given one.
      if (offersKey(request)) guesses.note();
      throw new AdminError(401, 'Key required', 'Send the admin key as a bearer token.');
    }
    if (!isOfThisMachine(request))
      throw new AdminError(
        403,
        'Loopback only',
        'Without a key the admin API accepts requests from this machine only.',
      );
    next();
  };

/**
 * Returns whether a page of another site sent a request: by `Sec-Fetch-Site`, or by `Origin` in browsers without it.
 */
const fromOtherSite = ({ headers }: Request): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const { origin } = headers;
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== headers.host;
};

const offersKey = ({ headers }: Request): boolean =>
  headers.authorization !== undefined || keyOfCookie(headers.cookie) !== undefined;

const hasBearer = ({ headers }: Request, key: string): boolean =>
  isSameKey(/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1], key);

const hasKey = (request: Request, key: string): boolean =>
  hasBearer(request, key) || isSameKey(keyOfCookie(request.headers.cookie), key);
