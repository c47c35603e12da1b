import type { IncomingMessage } from 'node:http';
import type { World } from '../core/world.ts';
import { isWorldName, type Worlds } from '../core/worlds.ts';

const cookie = /(?:^|;\s*)sim_world=([^;]*)/;

/** The name that a request gives, in the header before the cookie; empty without one. */
const givenName = ({ headers }: IncomingMessage): string => {
  const header = headers['x-sim-world'];
  if (header !== undefined) return String(header);
  return (headers.cookie && cookie.exec(headers.cookie)?.[1]) || '';
};

/** The name a request picks: header before cookie before `default`. */
export const worldNameOf = (request: IncomingMessage): string => {
  const header = request.headers['x-sim-world'];
  return header === undefined ? givenName(request) || 'default' : String(header);
};

/** Returns whether to refuse a call because it names no world while a test is running; the test gets to know of it. */
export const refusesUnnamed = ({ runningTests }: Worlds, request: IncomingMessage): boolean => {
  const { method = '', url = '', headers } = request;
  if (!runningTests.isAnyRunning(Date.now()) || givenName(request) !== '') return false;
  // A preflight carries neither cookies nor headers of its own.
  if (method === 'OPTIONS') return false;
  runningTests.addUnnamed({ method, url, referer: headers.referer ?? null });
  return true;
};

/** The world a request is for; undefined when its name is no world name. */
export const pickWorld = (worlds: Worlds, request: IncomingMessage): World | undefined => {
  const name = worldNameOf(request);
  return isWorldName(name) ? worlds.open(name) : undefined;
};
