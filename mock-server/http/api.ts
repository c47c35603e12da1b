import type { Request, RequestHandler, Response } from 'express';
import type { ErrorCode } from '#contract/errors.ts';
import { hasOverride } from '#sim/core/has-override.ts';
import type { JournalEntry } from '#sim/core/journal.ts';
import { failure, sendReply } from '#sim/core/reply.ts';
import type { World } from '#sim/core/world.ts';
import { isWorldName, type Worlds } from '#sim/core/worlds.ts';
import type { Handler } from '#sim/features/handler.ts';
import type { ApiContext, Call } from './call.ts';
import { handleCall } from './handle-call.ts';
import { intervene } from './intervene.ts';
import { isOfForeignPage } from './own-pages.ts';
import { pickWorld, type RefuseCall, refusesUnnamed, worldProblem, worldRequired } from './pick-world.ts';
import { worldOfFrame } from './play-key.ts';
import { sendProblem } from './problem.ts';
import { makeRoutes, type Route, type Routes } from './routes.ts';

interface ApiParts extends ApiContext {
  readonly worlds: Worlds;
  readonly handlers: readonly Handler[];
  readonly refuseCall?: RefuseCall | undefined;
}

/** Returns the world of a game frame's key; null if there is none. Keys never create worlds. */
const worldOfKey = (worlds: Worlds, { headers }: Request): World | null => {
  const name = worldOfFrame(headers);
  return isWorldName(name) && worlds.find(name) ? worlds.open(name) : null;
};

const isApiPath = (path: string): boolean => /^\/(wps|lgw)(\/|$)/.test(path) || path === '/moreLottery';

/** Returns whether a path is only the prefix of API paths. */
const isEmptyPath = (path: string): boolean => /^\/(wps|lgw)\/?$/.test(path);

/** Creates the handler of all API paths; other paths go to the next handler. */
export const makeApi = ({ worlds, handlers, refuseCall, ...context }: ApiParts): RequestHandler => {
  const routes = makeRoutes(handlers);
  return (request, response, next) => {
    const queryStart = request.url.indexOf('?');
    const path = queryStart < 0 ? request.url : request.url.slice(0, queryStart);
    if (!isApiPath(path)) return next();
    const route = routes.find(request.method, path);
    const isVisit = route?.endpoint.access === 'visit';
    if (!isVisit && refusesUnnamed(worlds, request)) return sendProblem(response, worldRequired);
    const world = isVisit ? worldOfKey(worlds, request) : pickWorld(worlds, request);
    if (world === null) return sendReply(response, failure('session.required'), Date.now());
    if (!world) return sendProblem(response, worldProblem(worlds, request));
    if (refuseCall?.(world, request, response)) return;
    const catchingUp = world.catchUp();
    const apiRequest = { world, routes, route, context, request, response, path };
    if (catchingUp) catchingUp.then(() => handlePath(apiRequest)).catch(next);
    else handlePath(apiRequest);
  };
};

interface ApiRequest {
  readonly world: World;
  readonly routes: Routes;
  /** Undefined for unknown paths. */
  readonly route: Route | undefined;
  readonly context: ApiContext;
  readonly request: Request;
  readonly response: Response;
  /** Without the query. */
  readonly path: string;
}

/** Handles one call in a world whose due events have run. */
const handlePath = ({ world, routes, route, context, request, response, path }: ApiRequest): void => {
  const entry = world.journal.open({
    at: world.now(),
    method: request.method,
    url: request.url,
    requestHeaders: request.headers,
    row: route?.endpoint.name ?? null,
  });
  // Checked before rate limits and body: a page of another site must not use up its visitor's limits. Game frames have
  // no origin and are identified by their key.
  const isForeign = route?.endpoint.access !== 'visit' && isOfForeignPage(request);
  if (route && !isForeign) dispatch({ world, context, request, response }, route, entry);
  else {
    if (route) refuseForeign(request, response, world, entry);
    else if (isEmptyPath(path)) refuseEmpty(response, world, entry);
    else refuseUnknown(routes, request, response, path, entry);
    if (!route) world.journal.recordStray(entry);
    world.journal.close(entry);
  }
};

const dispatch = (
  { world, context, request, response }: Omit<ApiRequest, 'routes' | 'route' | 'path'>,
  { endpoint, handler }: Route,
  entry: JournalEntry,
): void => {
  const call: Call = { request, response, world, endpoint, entry, startedAt: performance.now(), context };
  if (hasOverride(world.state, endpoint)) intervene(call, handler);
  else handleCall(call, handler);
};

/** Refuses a call with an error code that no endpoint names. */
const refuse = (response: Response, world: World, entry: JournalEntry, code: ErrorCode, why: string): void => {
  const reply = failure(code);
  entry.status = reply.status;
  entry.replyBody = reply.body;
  entry.explain.push({ why: `${code}: ${why}` });
  sendReply(response, reply, world.now());
};

/** Responds to a client that was configured without a path. */
const refuseEmpty = (response: Response, world: World, entry: JournalEntry): void =>
  refuse(response, world, entry, 'url.empty', 'the address holds no path of a call');

const refuseForeign = ({ headers }: Request, response: Response, world: World, entry: JournalEntry): void =>
  refuse(
    response,
    world,
    entry,
    'permission.denied',
    `a page of another site called (${headers.origin ?? 'cross-site'})`,
  );

const refuseUnknown = (
  routes: Routes,
  request: Request,
  response: Response,
  path: string,
  entry: JournalEntry,
): void => {
  const allowed = routes.methods(path);
  const nearest = routes.nearest(request.method, path);
  const status = allowed.length > 0 ? 405 : 404;
  entry.status = status;
  entry.explain.push({ why: `no endpoint for ${request.method} ${path}; nearest: ${nearest.join(', ')}` });
  if (status === 405) response.setHeader('allow', allowed.join(', '));
  sendProblem(response, {
    status,
    title: status === 405 ? 'Method not allowed' : 'Unknown path',
    detail: `The contract has no endpoint ${request.method} ${path}.`,
    nearest,
  });
};
