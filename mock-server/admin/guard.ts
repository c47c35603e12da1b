import type { Request, RequestHandler } from 'express';
import { isSameKey, keyOfCookie } from './key.ts';
import { Refused } from './refuse.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

const consoleFile = /^\/(console\/[^/]+)?$/;

/**
 * Who may use the admin API. Without a key: programs and pages of this machine. With one: who sends
 * it as bearer token or in the cookie `sim_key`. Calls from other sites' pages are refused either way.
 */
export const guard =
  (key: string | undefined): RequestHandler =>
  (request, _response, next) => {
    const site = request.headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') {
      throw new Refused(403, 'Other site', 'The admin API answers its own pages only.');
    }
    if (key !== undefined) {
      // The console's own files: the page that asks a person for the key.
      if (request.method === 'GET' && consoleFile.test(request.path)) return next();
      if (!hasKey(request, key)) throw new Refused(401, 'Key required', 'Send the admin key as a bearer token.');
      return next();
    }
    // A name that was made to point at this machine (DNS rebinding) betrays itself in Host.
    if (!loopback.test(request.socket.remoteAddress ?? '') || !localName.test(request.headers.host ?? '')) {
      throw new Refused(403, 'Loopback only', 'Without a key the admin API is for this machine only.');
    }
    next();
  };

const hasKey = ({ headers }: Request, key: string): boolean => {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return isSameKey(bearer, key) || isSameKey(keyOfCookie(headers.cookie), key);
};
