import express, { type Request, type RequestHandler, type Response } from 'express';
import * as z from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { queryListsOf } from '#sim/core/url.ts';
import type { World } from '#sim/core/world.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { maxBodyBytes } from './body-limit.ts';
import { callerAccount } from './caller.ts';
import { pickWorld, type RefuseCall, refusesUnnamed, worldProblem, worldRequired } from './pick-world.ts';
import { sendProblem } from './problem.ts';
import { sendPlain } from './send-plain.ts';

/** A call of an endpoint outside the contract. */
export interface ProjectCall {
  /** Values of `:name` in the path. */
  readonly params: Readonly<Record<string, string>>;
  /** A list if a name occurs several times. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Parsed JSON or form; undefined without a body. */
  readonly body: unknown;
  /** Name of the world. */
  readonly world: string;
  /** Epoch ms of the world. */
  readonly now: number;
  /** Account of the caller's session; null for guests. */
  readonly account: string | null;
  /** Values of the world by name: part of its snapshots and history, removed by a reset. JSON only. */
  readonly state: {
    get(name: string): unknown;
    set(name: string, value: unknown): void;
  };
}

export interface ProjectReply {
  /** 200 if absent. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
}

/** An endpoint outside the contract that a project adds. */
export interface ProjectEndpoint {
  /** Name in the journal; method and path if absent. */
  readonly name?: string | undefined;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path such as `/api/points/:member`; `:name` matches one segment. */
  readonly path: string;
  readonly reply: (call: ProjectCall) => ProjectReply | Promise<ProjectReply>;
}

const isValidPath = (path: string): boolean => {
  try {
    express.Router().get(path, () => undefined);
    return true;
  } catch {
    return false;
  }
};

const isTaken = (method: string, path: string): boolean =>
  [...endpoints.values()].some((it) => it.method === method && it.path === path);

/** Schema of an endpoint that a project adds. */
export const projectEndpoint = z
  .strictObject({
    name: z.string().min(1).max(80).optional(),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: z
      .string()
      .max(300)
      .regex(/^\/(?!__)/, 'must start with / and not with /__, which is the simulator’s own')
      .refine(isValidPath, 'is not a path pattern: `:name` matches one segment'),
    reply: z.custom<ProjectEndpoint['reply']>((it) => typeof it === 'function', 'must be a function'),
  })
  .superRefine(({ method, path }, context) => {
    if (isTaken(method, path))
      context.addIssue({ code: 'custom', path: ['path'], message: 'is in the contract: set a reply for it instead' });
  });

interface ProjectValue extends Doc {
  readonly value: unknown;
}

const projectValues = collection<ProjectValue>()('own');

const stateOf = (world: World): ProjectCall['state'] => ({
  get: (name) => structuredClone(world.state.get(projectValues, name)?.value),
  set: (name, value) => {
    // A copy, because stored values must not change later.
    const doc = { id: name, value: structuredClone(value) };
    world.transact(() => world.state.put(projectValues, doc));
  },
});

const send = (response: Response, { status = 200, headers = {}, body }: ProjectReply): void => {
  response.status(status).set({ 'Cache-Control': 'no-store', ...headers });
  if (typeof body === 'string') response.send(body);
  else if (body === undefined) response.end();
  else response.json(body);
};

const respond = async (
  world: World,
  { name, method, path, reply }: ProjectEndpoint,
  request: Request,
  response: Response,
) => {
  await world.catchUp();
  const entry = world.journal.open({
    at: world.now(),
    method: request.method,
    url: request.originalUrl,
    requestHeaders: request.headers,
    row: name ?? `${method} ${path}`,
  });
  const startedAt = performance.now();
  entry.requestBody = request.body as unknown;
  entry.account = callerAccount(world, request);
  let projectReply: ProjectReply;
  try {
    const call: ProjectCall = {
      params: request.params as Record<string, string>,
      query: queryListsOf(request.originalUrl),
      headers: request.headers,
      body: request.body as unknown,
      world: world.name,
      now: entry.at,
      account: entry.account,
      state: stateOf(world),
    };
    projectReply = await reply(call);
    send(response, projectReply);
  } catch (error) {
    entry.explain.push({ why: `the endpoint failed: ${error instanceof Error ? error.stack : String(error)}` });
    projectReply = { status: 500, body: { title: 'Endpoint failed', detail: String(error) } };
    send(response, projectReply);
  }
  entry.status = response.statusCode;
  entry.replyHeaders = response.getHeaders();
  entry.replyBody = projectReply.body;
  entry.ms = performance.now() - startedAt;
  world.journal.close(entry);
};

/** Serves the endpoints that a project adds, in the world that each call names. */
export const serveProjectEndpoints = (
  worlds: Worlds,
  all: readonly ProjectEndpoint[],
  refuseCall?: RefuseCall,
): RequestHandler => {
  const router = express.Router();
  const parseBody = [express.json({ limit: maxBodyBytes, strict: false }), express.urlencoded({ extended: false })];
  for (const it of all) {
    const method = it.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[method](it.path, ...parseBody, (request, response) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (refusesUnnamed(worlds, request)) return sendProblem(response, worldRequired);
      const world = pickWorld(worlds, request);
      const refusal = world && refuseCall?.(world, request);
      if (refusal) return sendPlain(response, refusal);
      if (world) return respond(world, it, request, response);
      return sendProblem(response, worldProblem(worlds, request));
    });
  }
  return router;
};
