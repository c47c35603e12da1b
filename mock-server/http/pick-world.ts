import type { IncomingMessage } from 'node:http';
import type { World } from '../core/world.ts';
import { isWorldName, type Worlds } from '../core/worlds.ts';

const cookie = /(?:^|;\s*)sim_world=([^;]*)/;

/** Returns the world name in the header, else in the cookie; empty if there is none. */
const givenName = ({ headers }: IncomingMessage): string => {
  const header = headers['x-sim-world'];
  if (header !== undefined) return String(header);
  return (headers.cookie && cookie.exec(headers.cookie)?.[1]) || '';
};

/** Returns the world name of a request: header, then cookie, then `default`. */
export const worldNameOf = (request: IncomingMessage): string => {
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

/** Returns whether to refuse a call because it names no world while a test is running; running tests record the call. */
export const refusesUnnamed = ({ runningTests }: Worlds, request: IncomingMessage): boolean => {
  const { method = '', url = '', headers } = request;
  if (!runningTests.isAnyRunning(Date.now()) || givenName(request) !== '') return false;
  // A preflight request has neither cookies nor custom headers.
  if (method === 'OPTIONS') return false;
  runningTests.addUnnamed({ method, url, referer: headers.referer ?? null });
  return true;
};

/** Returns the world of a request; undefined if the name is invalid. */
export const pickWorld = (worlds: Worlds, request: IncomingMessage): World | undefined => {
  const name = worldNameOf(request);
  return isWorldName(name) ? worlds.open(name) : undefined;
};
