import type { IncomingMessage } from 'node:http';
import type { World } from '../engine/world.ts';
import { isWorldName, type Worlds } from '../engine/worlds.ts';

const cookie = /(?:^|;\s*)sim_world=([^;]*)/;

/** The name a request picks: header before cookie before `default`. */
export const worldNameOf = ({ headers }: IncomingMessage): string => {
  const header = headers['x-sim-world'];
  if (header !== undefined) return String(header);
  return (headers.cookie && cookie.exec(headers.cookie)?.[1]) || 'default';
};

/** The world a request is for; undefined when its name is no world name. */
export const pickWorld = (worlds: Worlds, request: IncomingMessage): World | undefined => {
  const name = worldNameOf(request);
  return isWorldName(name) ? worlds.open(name) : undefined;
};
