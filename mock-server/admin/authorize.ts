import type { Request, RequestHandler, Response } from 'express';
import { isWorldName } from '#sim/core/worlds.ts';
import { maxAuditedPath } from '#sim/optional/teams/team-store.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { callerOf, requireNoExcess } from './caller.ts';

/** Calls outside `/worlds/…` other than GET that keys of these roles may make; the calls themselves check their worlds. */
const allowed = {
  // MCP calls the admin API with the same key; cookies of the browser are not part of the simulator's state.
  read: /^(POST \/mcp|PUT \/browser)$/,
  test: /^(POST \/mcp|PUT \/browser|POST \/worlds|DELETE \/worlds|POST \/open)$/,
} as const;

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const isOfWorld = ({ path }: Request): boolean => /^\/worlds\/./i.test(path);

const requireRole = (request: Request, response: Response): void => {
  const { role } = callerOf(response);
  if (role === 'admin' || isRead(request)) return;
  if (role === 'test' && isOfWorld(request)) return;
  const path = request.path.toLowerCase().replace(/\/$/, '');
  if (!allowed[role].test(`${request.method} ${path}`))
    throw new AdminError(403, 'Role not allowed', `A key of the role "${role}" does not allow this call.`);
};

/** Counts a call towards the quota of its key, and throws if its role does not allow it. */
export const authorize =
  ({ worlds }: AdminContext): RequestHandler =>
  (request, response, next) => {
    const { key } = callerOf(response);
    if (key) requireNoExcess(response, worlds.teams.takeCall(key.id));
    requireRole(request, response);
    next();
  };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Returns the world that a call was about: the one in the path, else the one that the call created or named. */
const worldOfCall = ({ path, body }: Request, { locals }: Response): string | null => {
  const [, inPath] = /^\/worlds\/([^/]+)/i.exec(path) ?? [];
  const { name, world } = (body ?? {}) as { name?: unknown; world?: unknown };
  const named = [inPath === undefined ? undefined : decoded(inPath), locals.createdWorld, name, world];
  return named.find((it): it is string => typeof it === 'string' && isWorldName(it)) ?? null;
};

/**
 * Writes calls that may change something to the audit log, refused ones too. Calls over the quota are left out: they would
 * push out the others.
 */
export const audit =
  ({ worlds, onWarning }: AdminContext): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request;
    if (isRead(request) || method === 'OPTIONS' || /^\/mcp\/?$/i.test(path)) return next();
    const { key, name } = callerOf(response);
    let isAudited = false;
    const auditOnce = (): void => {
      if (isAudited) return;
      isAudited = true;
      const status = response.headersSent ? response.statusCode : null;
      if (status === 429) return;
      const entry = {
        key: name,
        team: key?.team ?? null,
        method,
        path: path.slice(0, maxAuditedPath),
        world: worldOfCall(request, response),
        status,
      };
      worlds.teams.note(entry, (error) => onWarning?.(`The audit log could not be written: ${error}`));
    };
    response.once('finish', auditOnce);
    // Clients that close the connection early may have changed something too.
    response.once('close', auditOnce);
    next();
  };
