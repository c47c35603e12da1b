import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { ProcessFigures } from '#sim/core/process-figures.ts';
import { isWorldName, type Worlds } from '#sim/core/worlds.ts';
import { requestedWorld } from '#sim/http/requested-world.ts';
import { sendUnavailable } from '#sim/http/unavailable.ts';
import { forwardCall, hopsOf } from './forward-call.ts';
import { holdUntilStored } from './hold-response.ts';
import { Lease } from './lease.ts';
import type { CallClaims } from './world-claims.ts';

/** Longer than the validity of leases after the end of their process. */
const takeOverTimeoutMs = 8000;
const takeOverPollMs = 100;

const maxHops = 3;

/** Calls that create a world name it, or the world to copy, in their body. */
const createsWorld = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/__admin\/(worlds|open)\/?$/i.test(path);

const isStream = ({ path }: Request): boolean => /^\/__admin\/events\/?$/i.test(path);

const worldOfBody = (body: unknown): string | undefined => {
  const { from, name } = (body ?? {}) as { from?: unknown; name?: unknown };
  return [from, name].find((it) => typeof it === 'string');
};

/**
 * Passes a call to later handlers if this process holds the lease of its world; otherwise forwards it to the process
 * that does. If that process has ended, waits until the lease can be taken over.
 */
export const serveClaimedWorlds = (worlds: Worlds, claims: CallClaims, figures: ProcessFigures): RequestHandler => {
  const parseBody = express.json({ limit: '1mb', strict: false });
  const serve = async (name: string, request: Request, response: Response, next: () => void): Promise<void> => {
    const deadline = performance.now() + takeOverTimeoutMs;
    // The forwarding process may have newer information about the owner.
    if (hopsOf(request) > 0) claims.forgetOwner(name);
    for (;;) {
      const claim = await claims.claim(name);
      if (response.destroyed) return;
      if (claim instanceof Lease) {
        holdUntilStored(response, claim);
        // An event stream lasts until its client disconnects.
        const endCall = isStream(request) ? () => undefined : claim.enter();
        response.once('close', () => {
          endCall();
          // Tickets and paths of unknown worlds do not create worlds. A world that this version cannot open may be open to
          // a newer one.
          if (claims.find(name) === claim && !worlds.find(name)) claims.release(name);
        });
        return next();
      }
      if (hopsOf(request) >= maxHops || performance.now() > deadline)
        return sendUnavailable(response, `World "${name}" is being handed over to another process. Try again.`);
      if (await forwardCall(claim.address, request, response)) {
        figures.forwarded += 1;
        return;
      }
      claims.forgetOwner(name);
      await sleep(takeOverPollMs);
    }
  };
  const serveOrRefuse = (name: string | undefined, request: Request, response: Response, next: () => void) => {
    if (name === undefined || !isWorldName(name)) return next();
    serve(name, request, response, next).catch(() => {
      sendUnavailable(response, 'The store of the worlds does not respond.');
    });
  };
  return (request, response, next) => {
    if (!createsWorld(request)) return serveOrRefuse(requestedWorld(request), request, response, next);
    parseBody(request, response, (error) => {
      if (error) next(error);
      else serveOrRefuse(worldOfBody(request.body), request, response, next);
    });
  };
};
