import type { Request, Response } from 'express';
import type { Owner, World } from '#sim/core/world.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { quotaProblem } from '#sim/optional/teams/quota-problem.ts';
import type { Role, TeamKey } from '#sim/optional/teams/team-key.ts';
import type { TeamWorlds } from '#sim/optional/teams/team-worlds.ts';
import type { QuotaExcess } from '#sim/optional/teams/teams.ts';
import { AdminError } from './admin-error.ts';

/** The caller of the admin API. */
export interface AdminCaller {
  readonly role: Role;
  /** Key of a team; undefined for callers with the admin key, and of this machine without one. */
  readonly key: TeamKey | undefined;
  /** Name in the audit log. */
  readonly name: string;
}

export const setCaller = ({ locals }: Response, caller: AdminCaller): void => {
  locals.caller = caller;
};

/** Returns the caller that the guard has authorized. */
export const callerOf = ({ locals }: Response): AdminCaller => {
  if (!locals.caller) throw new Error('The call did not pass the guard.');
  return locals.caller as AdminCaller;
};

/** Returns the owner of worlds that a caller creates. */
export const ownerOf = ({ key }: AdminCaller): Owner | undefined => key && { team: key.team, key: key.id };

/** Returns whether a caller may see something of a team, or of none. */
export const canReadTeam = ({ role, key }: AdminCaller, team: string | null | undefined): boolean =>
  role === 'admin' || (key !== undefined && key.team === team);

export const canAccessWorld = (caller: AdminCaller, { owner }: { readonly owner?: Owner | undefined }): boolean =>
  canReadTeam(caller, owner?.team);

/** Throws the problem of an exceeded quota, if there is one. */
export const requireNoExcess = (response: Response, excess: QuotaExcess | undefined): void => {
  if (!excess) return;
  const { status, title, detail, ...extra } = quotaProblem(excess);
  if (excess.retryAfter !== undefined) response.setHeader('retry-after', String(excess.retryAfter));
  throw new AdminError(status, title, detail, extra);
};

/** Throws if the quotas of the caller's key are used up. */
export const requireQuota = ({ teams }: TeamWorlds, response: Response): void => {
  const owner = ownerOf(callerOf(response));
  if (owner) requireNoExcess(response, teams.worldExcess(owner));
};

/** Throws if the name is reserved for worlds of another team. Admins may create any world. */
export const requireName = ({ teams }: TeamWorlds, name: string, response: Response): void => {
  const { role, key } = callerOf(response);
  const team = teams.teamOfName(name);
  if (role !== 'admin' && team !== undefined && team !== key?.team)
    throw new AdminError(403, 'Name of another team', `Names that start with ${team}- are reserved for team ${team}.`);
};

export const unknownWorld = (name: string): AdminError =>
  new AdminError(404, 'Unknown world', `World "${name}" does not exist.`);

/**
 * Creates a missing world for the team of the caller, like calls of the site create worlds without a team. Throws as
 * `requireQuota` does. Does nothing for callers without a team or with read access only.
 */
export const openTeamWorld = (worlds: TeamWorlds, name: string, response: Response): void => {
  const caller = callerOf(response);
  const owner = ownerOf(caller);
  if (!owner || caller.role === 'read' || worlds.has(name)) return;
  requireName(worlds, name, response);
  requireQuota(worlds, response);
  worlds.open(name, owner);
};

/** Throws unless the caller may use a world; teams get 404 for missing worlds. */
export const requireWorldAccess = (worlds: Worlds, name: string, response: Response): void => {
  const caller = callerOf(response);
  const known = worlds.find(name) ?? worlds.unavailable.get(name)?.stored;
  if (known ? canAccessWorld(caller, known) : !caller.key) return;
  if (!known || caller.role === 'read') throw unknownWorld(name);
  throw new AdminError(403, 'World of another team', `World "${name}" does not belong to team ${caller.key?.team}.`);
};

/** Throws if a call may make a world of a team larger that has used up its memory. */
export const requireMemoryQuota = (
  { teams }: TeamWorlds,
  world: World,
  { method, path }: Request,
  response: Response,
): void => {
  const mayGrow = /^(POST|PUT|PATCH)$/.test(method) && !/^\/reset\/?$/i.test(path);
  const owner = ownerOf(callerOf(response)) && world.owner;
  if (mayGrow && owner) requireNoExcess(response, teams.growthExcess(owner));
};
