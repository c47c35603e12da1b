import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Endpoint } from '../../src/contract/table.ts';
import type { Fault } from '../faults/fault.ts';
import { closedStatus, later, sendSpoilt } from '../faults/send.ts';
import { type Strike, strike } from '../faults/strike.ts';
import type { SwitchName } from '../world/flag-list.ts';
import { flag, flagSetting } from '../world/flags.ts';
import type { JournalEntry } from '../world/journal.ts';
import { Refusal } from '../world/refusal.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { admit, type Caller } from './caller.ts';
import type { Context, Handler, ReadBody } from './handle.ts';
import { once } from './idempotency.ts';
import { invalid, invalidFields } from './invalid.ts';
import { refuseReplay } from './open-body.ts';
import { pickWorld } from './pick-world.ts';
import { sendProblem } from './problem.ts';
import { readBody } from './read-body.ts';
import { failure, type Reply, sendReply, success } from './reply.ts';
import { makeRoutes, type Routes } from './routes.ts';
import type { Services } from './services.ts';

interface ApiParts {
  readonly worlds: Worlds;
  readonly handlers: readonly Handler[];
  readonly services: Services;
  readonly log: Logger | undefined;
}

/** One call on its way through. */
interface Call {
  readonly request: Request;
  readonly response: Response;
  readonly world: World;
  readonly endpoint: Endpoint;
  readonly entry: JournalEntry;
  readonly startedAt: number;
  /** What goes wrong with it on purpose. */
  readonly strike: Strike | undefined;
}

const isApiPath = (path: string): boolean =>
  path.startsWith('/wps/') || path.startsWith('/lgw/') || path === '/moreLottery';

const noBody: ReadBody = { body: undefined, files: [] };

/** Answers every path of the simulated backend; others go on to the next handler. */
export const makeApi = ({ worlds, handlers, services, log }: ApiParts): RequestHandler => {
  const routes = makeRoutes(handlers);
  return (request, response, next) => {
    const mark = request.url.indexOf('?');
    const path = mark < 0 ? request.url : request.url.slice(0, mark);
    if (!isApiPath(path)) return next();
    const world = pickWorld(worlds, request);
    if (!world) {
      const detail = 'A world name is 1 to 64 of a-z, 0-9 and -.';
      return sendProblem(response, { status: 400, title: 'Bad world name', detail });
    }
    if (world.hasDue) world.fireDue();
    const route = routes.find(request.method, path);
    const entry = world.journal.open({
      at: world.now(),
      method: request.method,
      url: request.url,
      requestHeaders: request.headers,
      row: route?.endpoint.name ?? null,
    });
    if (!route) return refuseUnknown(routes, request, response, path, entry);
    const { endpoint } = route;
    const startedAt = performance.now();
    const call: Call = { request, response, world, endpoint, entry, startedAt, strike: strike(world, endpoint) };
    const answer = (): void => answerCall(call, route.handler, services, log);
    if (call.strike) undergo(call, call.strike, answer);
    else answer();
  };
};

/** Lets a fault have its way with a call before it is answered. */
const undergo = (call: Call, { delay, instead, reasons }: Strike, answer: () => void): void => {
  const { response, world, entry, startedAt } = call;
  entry.explain.push(...reasons.map((why) => ({ why })));
  const refuse = (fault: Fault): void => {
    entry.status = sendSpoilt(response, fault, success(null), world.now());
    entry.ms = performance.now() - startedAt;
    world.journal.close();
  };
  const go = instead ? () => refuse(instead) : answer;
  if (delay === 0) {
    go();
    return;
  }
  response.once('close', () => {
    entry.status ||= closedStatus;
    world.journal.close();
  });
  later(response, delay, go);
};

const answerCall = (call: Call, handler: Handler | undefined, services: Services, log: Logger | undefined): void => {
  const { request, response, endpoint } = call;
  const answer = (read: ReadBody, prepared: unknown) =>
    run(call, log, (caller) => answerRow(call, handler, caller, read, prepared));
  // The common case, a plain GET, is answered without waiting for a turn of the loop.
  if (!endpoint.send && !handler?.prepare) {
    answer(noBody, undefined);
    return;
  }
  const gathered = Promise.all([
    endpoint.send ? readBody(request, response, endpoint, services) : noBody,
    handler?.prepare?.(services),
  ]);
  gathered.then(
    ([read, prepared]) => answer(read, prepared),
    (error: unknown) => finish(call, replyTo(error, call, log), log),
  );
};

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
  entry.explain.push({ why: `no row for ${request.method} ${path}; nearest: ${nearest.join(', ')}` });
  if (status === 405) response.setHeader('allow', allowed.join(', '));
  sendProblem(response, {
    status,
    title: status === 405 ? 'Method not allowed' : 'Unknown path',
    detail: `The contract has no row for ${request.method} ${path}.`,
    nearest,
  });
};

const run = (call: Call, log: Logger | undefined, answer: (caller: Caller) => unknown): void => {
  let reply: Reply;
  try {
    const caller = admit(call.world, call.endpoint, call.request);
    call.entry.account = caller.member?.account ?? null;
    reply = checked(call, answer(caller));
  } catch (error) {
    reply = replyTo(error, call, log);
  }
  finish(call, reply, log);
};

const answerRow = (
  { request, world, endpoint, entry }: Call,
  handler: Handler | undefined,
  caller: Caller,
  read: ReadBody,
  prepared: unknown,
): unknown => {
  entry.requestBody = read.body;
  if (!handler) throw new Refusal('permission.denied', { why: 'this feature is not open yet' });
  if (endpoint.send === 'encrypted' && !read.sealed && !flag(world.state, 'PLAIN_BODIES'))
    throw invalid('', 'encryption');
  const query = parsed(endpoint.query, queryOf(request.url));
  const body = parsed(endpoint.body, read.body);
  const context = {
    world,
    query,
    body,
    ...caller,
    language: (query as { language?: 'EN' | 'TY' } | undefined)?.language ?? flag(world.state, 'LOCATION'),
    headers: request.headers,
    files: read.files,
    prepared,
    flag: (name: SwitchName) => {
      const setting = flagSetting(world.state, name);
      if (setting) {
        entry.explain.push({
          why: `${name} is ${JSON.stringify(setting.value)}, set by ${setting.setBy}`,
          since: setting.setAt,
        });
      }
      return flag(world.state, name);
    },
    explain: (why: string) => entry.explain.push({ why }),
  } as unknown as Context;
  return world.transact(() => {
    if (read.sealed) refuseReplay(world, read.sealed);
    return once(world, endpoint, caller.member?.id ?? '', request, body, () => handler.answer(context));
  });
};

const queryOf = (url: string): Record<string, string> => {
  const mark = url.indexOf('?');
  return mark < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(mark + 1)));
};

const parsed = (schema: Endpoint['query'], given: unknown): unknown => {
  const result = schema?.safeParse(given);
  if (result && !result.success) throw invalidFields(result.error);
  return result?.data;
};

/** The value as the contract lets it out: fields it does not name are left behind. */
const checked = ({ endpoint }: Call, value: unknown): Reply => {
  const result = endpoint.reply.safeParse(value);
  if (!result.success) throw new Error(`${endpoint.name} breaks its reply schema: ${result.error.message}`);
  return success(result.data);
};

const replyTo = (error: unknown, { entry, endpoint }: Call, log: Logger | undefined): Reply => {
  if (error instanceof Refusal) {
    entry.explain.push({ why: error.why ? `${error.code}: ${error.why}` : error.code });
    return failure(error.code, error.value, error.why);
  }
  entry.explain.push({ why: `fault of the simulator: ${String(error)}` });
  log?.error({ err: error, row: endpoint.name }, 'a handler failed');
  return failure('system.unknown');
};

const finish = (
  { request, response, world, entry, startedAt, strike }: Call,
  reply: Reply,
  log: Logger | undefined,
): void => {
  entry.status = reply.status;
  entry.replyBody = reply.body;
  entry.ms = performance.now() - startedAt;
  if (strike?.spoil) entry.status = sendSpoilt(response, strike.spoil, reply, world.now());
  else sendReply(response, reply, world.now());
  world.journal.close();
  const { row, status, account, ms } = entry;
  log?.info({ world: world.name, method: request.method, row, status, account, ms });
};
