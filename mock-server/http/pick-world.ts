import type { PlainReply } from '#sim/core/plain-reply.ts';
import type { World } from '#sim/core/world.ts';
import { isWorldName, type Worlds } from '#sim/core/worlds.ts';
import type { CallHead } from './plain-call.ts';
import type { Problem } from './problem.ts';

/** Returns the reply to a call of the site that its world may not take; undefined if it may. */
export type RefuseCall = (world: World, call: CallHead) => PlainReply | undefined;

const cookie = /(?:^|;\s*)sim_world=([^;]*)/;

/** Returns the world name in the header, else in the cookie; empty if there is none. */
const givenName = ({ headers }: CallHead): string => {
  const header = headers['x-sim-world'];
  if (header !== undefined) return String(header);
  return (headers.cookie && cookie.exec(headers.cookie)?.[1]) || '';
};

/** Returns the world name of a request: header, then cookie, then `default`. */
export const worldNameOf = (request: CallHead): string => {
  const header = request.headers['x-sim-world'];
  return header === undefined ? givenName(request) || 'default' : String(header);
};

/** The problem for a call without a world while a test is running. */
export const worldRequired = {
  status: 400,
  title: 'World required',
  detail:
    'A test is running, so every call needs a world: send the header X-Sim-World or the cookie sim_world. ' +
    'The Playwright fixture sets it in contexts that a test creates; call sim.attach(context) for others.',
};

/**
 * Returns whether to refuse a call because it does not state a world while a test is running; running tests record the
 * call.
 */
export const refusesUnnamed = ({ runningTests }: Worlds, request: CallHead): boolean => {
  const { method = '', url = '', headers } = request;
  if (!runningTests.isAnyRunning(Date.now()) || givenName(request) !== '') return false;
  // A preflight request has neither cookies nor custom headers.
  if (method === 'OPTIONS') return false;
  runningTests.addUnnamed({ method, url, referer: headers.referer ?? null });
  return true;
};

/** Returns the world of a request; undefined if calls without a key cannot open it (`worldProblem`). */
export const pickWorld = (worlds: Worlds, request: CallHead): World | undefined => {
  const name = worldNameOf(request);
  const mayOpen = isWorldName(name) && (worlds.find(name) || worlds.teamOfName(name) === undefined);
  return mayOpen ? worlds.open(name) : undefined;
};

/** Returns the problem of a request whose world cannot be opened: its name is invalid or reserved for a team. */
export const worldProblem = (worlds: Worlds, request: CallHead): Problem => {
  const name = worldNameOf(request);
  const team = worlds.teamOfName(name);
  if (!isWorldName(name) || team === undefined)
    return { status: 400, title: 'Invalid world name', detail: 'World names have 1 to 64 characters: a-z, 0-9 and -.' };
  const detail = `World "${name}" does not exist. Only keys of team ${team} create worlds whose names start with ${team}-.`;
  return { status: 404, title: 'Unknown world', detail };
};
