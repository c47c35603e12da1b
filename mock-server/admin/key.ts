import { timingSafeEqual } from 'node:crypto';
import { json, type Request, type RequestHandler, Router } from 'express';
import * as z from 'zod';
import { minuteMs } from '#lib/dates/units.ts';
import { networkAddress } from '#sim/http/network-address.ts';
import { isOfOwnPage } from '#sim/http/own-pages.ts';
import { keyIdOf } from '#sim/optional/teams/team-key.ts';
import { maxAuditedPath, wrongKeyFrom } from '#sim/optional/teams/team-store.ts';
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

/** Maximum number of addresses whose wrong keys are counted; above it, the oldest ones are forgotten. */
const maxAddresses = 10_000;

/**
 * Wrong keys of the last `failureWindowMs`, from headers, cookies and the key form, by network address; `maxFailures`
 * block further attempts from there. Each is written to the audit log.
 */
export class FailedKeys {
  readonly #failures = new Map<string, readonly number[]>();
  readonly #context: Pick<AdminContext, 'worlds' | 'onWarning'>;

  constructor(context: Pick<AdminContext, 'worlds' | 'onWarning'>) {
    this.#context = context;
  }

  /** Throws 429 after too many wrong keys from the address of a request. */
  requireFew(request: Request): void {
    if (this.#recent(networkAddress(request.ip)).length >= maxFailures)
      throw new AdminError(429, 'Too many attempts', 'Too many wrong keys. Wait 1 minute.');
  }

  record(request: Request): void {
    const address = networkAddress(request.ip);
    const recent = this.#recent(address);
    this.#failures.delete(address);
    this.#failures.set(address, [...recent, performance.now()]);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > maxAddresses && oldest !== undefined) this.#failures.delete(oldest);
    const { worlds, onWarning } = this.#context;
    const path = request.path.slice(0, maxAuditedPath);
    const entry = { key: wrongKeyFrom(address), team: null, method: request.method, path, world: null, status: 401 };
    worlds.teams.note(entry, (error) => onWarning?.(`The audit log could not be written: ${error}`));
  }

  #recent(address: string): readonly number[] {
    const now = performance.now();
    return (this.#failures.get(address) ?? []).filter((at) => now - at < failureWindowMs);
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
    failedKeys.requireFew(request);
    if (!(await isValidKey(candidate))) {
      failedKeys.record(request);
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
