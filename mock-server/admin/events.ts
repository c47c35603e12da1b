import { type RequestHandler, Router } from 'express';
import type { Topic } from '#sim/core/change-feed.ts';
import { isWorldName } from '#sim/core/worlds.ts';
import { worldNameOf } from '#sim/http/pick-world.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { callerOf, canAccessWorld, openTeamWorld, requireWorldAccess } from './caller.ts';

// A page under load makes hundreds of calls per second. Events are batched; a change may be reported twice.
const batchMs = 100;

const topicOf: Readonly<Record<string, Topic>> = {
  flags: 'flags',
  scenarios: 'scenarios',
  actions: 'scenarios',
  faults: 'faults',
  overrides: 'overrides',
  upstream: 'overrides',
  callbacks: 'callbacks',
  clock: 'clock',
  reset: 'world',
  snapshot: 'world',
};

/** Notifies the listeners of a world about a change by an admin call. */
export const publishChange =
  ({ worlds }: AdminContext): RequestHandler =>
  (request, response, next) => {
    const [, world, part = ''] = /^\/worlds\/([a-z0-9-]{1,64})\/([a-z]+)(?:\/|$)/.exec(request.path) ?? [];
    const topic = topicOf[part];
    if (world !== undefined && topic !== undefined && request.method !== 'GET') {
      response.once('finish', () => {
        if (response.statusCode < 400) worlds.changeFeed.notify(world, topic);
      });
    }
    next();
  };

/**
 * Sends server-sent events of the world that `?world=`, the header or the cookie names. An event carries the topic that
 * changed, without content.
 */
export const eventCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.get('/events', async (request, response) => {
    const [param] = [request.query.world].flat();
    const name = typeof param === 'string' ? param : worldNameOf(request);
    if (!isWorldName(name))
      throw new AdminError(400, 'Invalid world name', 'World names have 1 to 64 characters: a-z, 0-9 and -.');
    openTeamWorld(worlds, name, response);
    requireWorldAccess(worlds, name, response);
    const caller = callerOf(response);
    const mayWatch = async (): Promise<boolean> => {
      const world = worlds.find(name);
      if (world && !canAccessWorld(caller, world)) return false;
      return !caller.key || worlds.teams.isValid(caller.key);
    };
    const { createSession } = await import('better-sse');
    const session = await createSession(request, response);
    const topics = new Set<Topic>();
    let timer: NodeJS.Timeout | undefined;
    let stopWatching = (): void => undefined;
    const flush = async (): Promise<void> => {
      // The key may have been revoked, and the world may belong to another team by now.
      const isAllowed = await mayWatch().catch(() => false);
      timer = undefined;
      if (!isAllowed) {
        stopWatching();
        response.end();
        return;
      }
      for (const topic of topics) session.push({ world: name }, topic);
      topics.clear();
    };
    stopWatching = worlds.changeFeed.watch(name, (topic) => {
      topics.add(topic);
      timer ??= setTimeout(flush, topic === 'requests' ? batchMs : 20);
    });
    session.once('disconnected', () => {
      clearTimeout(timer);
      stopWatching();
    });
  });

  return router;
};
