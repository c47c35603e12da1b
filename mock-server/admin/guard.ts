import type { Request, RequestHandler } from 'express';
import { isOfThisMachine } from '#sim/http/this-machine.ts';
import { keyIdOf } from '#sim/optional/teams/team-key.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { type AdminCaller, setCaller } from './caller.ts';
import { type FailedKeys, isSameKey, keyOfCookie, refuseWithoutStore } from './key.ts';

const consoleFile = /^\/(console\/[^/]+)?$/;

/**
 * Authorizes callers of the admin API. Without an admin key: programs and pages of this machine. With one: callers that
 * send it as bearer token or in the cookie `sim_key`. Keys of teams are accepted either way. Calls from pages of other
 * sites are rejected.
 */
export const guard =
  ({ key, worlds: { teams } }: Pick<AdminContext, 'key' | 'worlds'>, failedKeys: FailedKeys): RequestHandler =>
  async (request, response, next) => {
    const identify = async (text: string | undefined): Promise<AdminCaller | undefined> => {
      if (key !== undefined && isSameKey(text, key)) return { role: 'admin', key: undefined, name: 'ADMIN_KEY' };
      const teamKey = await teams.authenticate(text).catch(refuseWithoutStore);
      return teamKey && { role: teamKey.role, key: teamKey, name: teamKey.id };
    };
    const bearer = bearerOf(request);
    const cookie = keyOfCookie(request.headers.cookie);
    const byBearer = await identify(bearer);
    // Browsers never add a key header by themselves, so such calls cannot be forged by other sites.
    if (!byBearer && fromOtherSite(request))
      throw new AdminError(403, 'Cross-site request', 'The admin API accepts requests from its own pages only.');
    const caller = byBearer ?? (await identify(cookie));
    if (caller) {
      setCaller(response, caller);
      return next();
    }
    const isOffered = key === undefined ? [bearer, cookie].some((it) => keyIdOf(it) !== undefined) : offersKey(request);
    if (key !== undefined || isOffered) {
      // Files of the console, such as the page that prompts for the key.
      if (request.method === 'GET' && consoleFile.test(request.path)) return next('router');
      failedKeys.requireFew(request);
      // A call without a key is not a guess: the console sends one before the user has entered a key.
      if (isOffered) failedKeys.record(request);
      throw new AdminError(401, 'Key required', 'Send the admin key or a key of your team as a bearer token.');
    }
    if (!isOfThisMachine(request))
      throw new AdminError(
        403,
        'Loopback only',
        'Without a key the admin API accepts requests from this machine only.',
      );
    setCaller(response, { role: 'admin', key: undefined, name: 'this machine' });
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

const bearerOf = ({ headers }: Request): string | undefined => /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
