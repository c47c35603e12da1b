import type { ErrorCode } from '#contract/errors.ts';
import { hasOverride } from '#sim/core/has-override.ts';
import type { JournalEntry } from '#sim/core/journal.ts';
import type { PlainReply } from '#sim/core/plain-reply.ts';
import { failure, plainReply } from '#sim/core/reply.ts';
import { pathOf } from '#sim/core/url.ts';
import type { World } from '#sim/core/world.ts';
import { isWorldName, type Worlds } from '#sim/core/worlds.ts';
import type { Handler } from '#sim/features/handler.ts';
import type { ApiContext, Call } from './call.ts';
import { handleCall } from './handle-call.ts';
import { intervene } from './intervene.ts';
import { isOfForeignPage } from './own-pages.ts';
import { pickWorld, type RefuseCall, refusesUnnamed, worldProblem, worldRequired } from './pick-world.ts';
import type { PlainCall } from './plain-call.ts';
import { worldOfFrame } from './play-key.ts';
import { problemReply } from './problem.ts';
import { makeRoutes, type Route, type Routes } from './routes.ts';

interface ApiParts extends ApiContext {
  readonly worlds: Worlds;
  readonly handlers: readonly Handler[];
  readonly refuseCall?: RefuseCall | undefined;
}

/** Returns the world of a game frame's key; null if there is none. Keys never create worlds. */
const worldOfKey = (worlds: Worlds, { headers }: PlainCall): World | null => {
  const name = worldOfFrame(headers);
  return isWorldName(name) && worlds.find(name) ? worlds.open(name) : null;
};

const isApiPath = (path: string): boolean => /^\/(wps|lgw)(\/|$)/.test(path) || path === '/moreLottery';

/** Returns whether a path is only the prefix of API paths. */
const isEmptyPath = (path: string): boolean => /^\/(wps|lgw)\/?$/.test(path);

/** Returns the reply to a call; undefined if its path is not of the API. */
export type Api = (call: PlainCall) => PlainReply | Promise<PlainReply> | undefined;

/** Creates the API of all worlds as a function, which no transport is part of. */
export const makeApi = ({ worlds, handlers, refuseCall, ...context }: ApiParts): Api => {
  const routes = makeRoutes(handlers);
  return (request) => {
    const path = pathOf(request.url);
    if (!isApiPath(path)) return undefined;
    const route = routes.find(request.method, path);
    const isVisit = route?.endpoint.access === 'visit';
    if (!isVisit && refusesUnnamed(worlds, request)) return problemReply(worldRequired);
    const world = isVisit ? worldOfKey(worlds, request) : pickWorld(worlds, request);
    if (world === null) return plainReply(failure('session.required'), Date.now());
    if (!world) return problemReply(worldProblem(worlds, request));
    const refusal = refuseCall?.(world, request);
    if (refusal) return refusal;
    const catchingUp = world.catchUp();
    const apiRequest = { world, routes, route, context, request, path };
    return catchingUp ? catchingUp.then(() => handlePath(apiRequest)) : handlePath(apiRequest);
  };
};

interface ApiRequest {
  readonly world: World;
  readonly routes: Routes;
  /** Undefined for unknown paths. */
  readonly route: Route | undefined;
  readonly context: ApiContext;
  readonly request: PlainCall;
  /** Without the query. */
  readonly path: string;
}

/** Handles one call in a world whose due events have run. */
const handlePath = (apiRequest: ApiRequest): PlainReply | Promise<PlainReply> => {
  const { world, routes, route, context, request, path } = apiRequest;
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
  if (route && !isForeign) return dispatch({ world, context, request }, route, entry);
  const reply = route
    ? refuseForeign(request, world, entry)
    : isEmptyPath(path)
      ? refuseEmpty(world, entry)
      : refuseUnknown(routes, request, path, entry);
  if (!route) world.journal.recordStray(entry);
  world.journal.close(entry);
  return reply;
};

const dispatch = (
  { world, context, request }: Pick<ApiRequest, 'world' | 'context' | 'request'>,
  { endpoint, handler }: Route,
  entry: JournalEntry,
): PlainReply | Promise<PlainReply> => {
  const headers = { ...request.presetHeaders };
  const call: Call = { request, headers, world, endpoint, entry, startedAt: performance.now(), context };
  return hasOverride(world.state, endpoint) ? intervene(call, handler) : handleCall(call, handler);
};

/** Refuses a call with an error code that no endpoint names. */
const refuse = (world: World, entry: JournalEntry, code: ErrorCode, why: string): PlainReply => {
  const reply = failure(code);
  entry.status = reply.status;
  entry.replyBody = reply.body;
  entry.explain.push({ why: `${code}: ${why}` });
  return plainReply(reply, world.now());
};

/** Refuses a call of a client that was configured without a path. */
const refuseEmpty = (world: World, entry: JournalEntry): PlainReply =>
  refuse(world, entry, 'url.empty', 'the address holds no path of a call');

const refuseForeign = ({ headers }: PlainCall, world: World, entry: JournalEntry): PlainReply =>
  refuse(world, entry, 'permission.denied', `a page of another site called (${headers.origin ?? 'cross-site'})`);

const refuseUnknown = (routes: Routes, { method }: PlainCall, path: string, entry: JournalEntry): PlainReply => {
  const allowed = routes.methods(path);
  const nearest = routes.nearest(method, path);
  const status = allowed.length > 0 ? 405 : 404;
  entry.status = status;
  entry.explain.push({ why: `no endpoint for ${method} ${path}; nearest: ${nearest.join(', ')}` });
  const problem = {
    status,
    title: status === 405 ? 'Method not allowed' : 'Unknown path',
    detail: `The contract has no endpoint ${method} ${path}.`,
    nearest,
  };
  return problemReply(problem, status === 405 ? { allow: allowed.join(', ') } : {});
};
