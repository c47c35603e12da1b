import type { Request, Response } from 'express';
import type { Owner, Role, TeamKey } from '../core/teams/team-key.ts';
import type { QuotaExcess } from '../core/teams/teams.ts';
import type { World } from '../core/world.ts';
import type { Worlds } from '../core/worlds.ts';
import { quotaProblem } from '../http/quota-problem.ts';
import { AdminError } from './admin-error.ts';

/** The caller of the admin API. */
export interface Caller {
  readonly role: Role;
  /** Key of a team; undefined for callers with the admin key, and of this machine without one. */
  readonly key: TeamKey | undefined;
  /** Name in the audit log. */
  readonly name: string;
}

export const setCaller = ({ locals }: Response, caller: Caller): void => {
  locals.caller = caller;
};

/** Returns the caller that the guard has authorized. */
export const callerOf = ({ locals }: Response): Caller => {
  if (!locals.caller) throw new Error('The call did not pass the guard.');
  return locals.caller as Caller;
};

/** Returns the owner of worlds that a caller creates. */
export const ownerOf = ({ key }: Caller): Owner | undefined => key && { team: key.team, key: key.id };

/** Returns whether a caller may see something of a team, or of none. */
export const canReadTeam = ({ role, key }: Caller, team: string | null | undefined): boolean =>
  role === 'admin' || (key !== undefined && key.team === team);

export const mayUse = (caller: Caller, { owner }: World): boolean => canReadTeam(caller, owner?.team);

/** Throws the problem of a quota that is used up. */
export const refuseExcess = (response: Response, excess: QuotaExcess | undefined): void => {
  if (!excess) return;
  const { status, title, detail, ...extra } = quotaProblem(response, excess);
  throw new AdminError(status, title, detail, extra);
};

/** Throws if the quotas of the caller's key are used up. */
export const requireQuota = ({ teams }: Worlds, response: Response): void => {
  const owner = ownerOf(callerOf(response));
  if (owner) refuseExcess(response, teams.refuseWorld(owner));
};

export const unknownWorld = (name: string): AdminError =>
  new AdminError(404, 'Unknown world', `World "${name}" does not exist.`);

/**
 * Throws unless the caller may use a world. Creates a missing world for the caller's team, like calls of the site
 * create worlds without a team; deletions, and callers with read access only, get 404 instead.
 */
export const requireWorldAccess = (worlds: Worlds, name: string, response: Response, isDeletion = false): void => {
  const caller = callerOf(response);
  const owner = ownerOf(caller);
  const known = worlds.find(name);
  if (known) {
    if (mayUse(caller, known)) return;
    if (caller.role === 'read') throw unknownWorld(name);
    throw new AdminError(403, 'World of another team', `World "${name}" does not belong to team ${owner?.team}.`);
  }
  if (!owner) return;
  if (caller.role === 'read' || isDeletion || worlds.setAside.has(name)) throw unknownWorld(name);
  requireQuota(worlds, response);
  worlds.open(name, owner);
};

/** Throws if a call may make a world of a team larger that has used up its memory. */
export const requireRoom = ({ teams }: Worlds, world: World, { method, path }: Request, response: Response): void => {
  const mayGrow = /^(POST|PUT|PATCH)$/.test(method) && !/^\/reset\/?$/i.test(path);
  const owner = ownerOf(callerOf(response)) && world.owner;
  if (mayGrow && owner) refuseExcess(response, teams.refuseGrowth(owner));
};
