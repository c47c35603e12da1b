import { timingSafeEqual } from 'node:crypto';
import { json, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { minuteMs } from '../../src/lib/dates/units.ts';
import { keyIdOf } from '../core/teams/team-key.ts';
import { isOfOwnPage } from '../http/own-pages.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { parseInput } from './parse-input.ts';

export const keyInput = z.strictObject({
  key: z.string().min(1).max(200).describe('Key that the simulator printed when it started, or a key of a team.'),
});

const cookieName = 'sim_key';
const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`);
const maxFailures = 10;
const failureWindowMs = minuteMs;

export const isSameKey = (candidate: string | undefined, key: string): boolean => {
  const [got, wanted] = [Buffer.from(candidate ?? ''), Buffer.from(key)];
  return got.length === wanted.length && timingSafeEqual(got, wanted);
};

/** Returns the key of the admin API, or of a team, from a browser's cookie. */
export const keyOfCookie = (cookie: string | undefined): string | undefined => {
  const found = cookiePattern.exec(cookie ?? '')?.[1];
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    return undefined;
  }
};

/** Throws 503 for callers whose keys cannot be checked; the error of the store may name its address. */
export const refuseWithoutStore = (): never => {
  throw new AdminError(503, 'Store not available', 'The store of the keys does not respond. Try again.');
};

/** Wrong keys of the last `failureWindowMs`, from headers, cookies and the key form; `maxFailures` block further attempts. */
export class FailedKeys {
  #failures: number[] = [];

  tooMany(): boolean {
    const now = performance.now();
    this.#failures = this.#failures.filter((at) => now - at < failureWindowMs);
    return this.#failures.length >= maxFailures;
  }

  record(): void {
    this.#failures.push(performance.now());
  }
}

/** Accepts a key from the key form once and stores it in a cookie. */
export const keyCalls = (
  { key, worlds }: Pick<AdminContext, 'key' | 'worlds'>,
  failedKeys: FailedKeys,
): RequestHandler => {
  const isValidKey = async (candidate: string): Promise<boolean> => {
    // Without a key of its own the admin API is open, but not to wrong keys of teams.
    if (key === undefined && keyIdOf(candidate) === undefined) return true;
    if (key !== undefined && isSameKey(candidate, key)) return true;
    return (await worlds.teams.authenticate(candidate).catch(refuseWithoutStore)) !== undefined;
  };
  const router = Router();
  router.post('/key', json(), async (request, response) => {
    if (!isOfOwnPage(request))
      throw new AdminError(403, 'Cross-site request', 'Enter the key on the page of the console.');
    const { key: candidate } = parseInput(keyInput, request.body);
    if (failedKeys.tooMany()) throw new AdminError(429, 'Too many attempts', 'Too many wrong keys. Wait 1 minute.');
    if (!(await isValidKey(candidate))) {
      failedKeys.record();
      throw new AdminError(
        401,
        'Wrong key',
        'Wrong key. Enter the key that the simulator printed at startup, or a key of your team.',
      );
    }
    response.cookie(cookieName, candidate, {
      path: '/__admin',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.secure,
    });
    response.status(204).end();
  });
  return router;
};
