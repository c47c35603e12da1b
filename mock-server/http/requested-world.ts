import { worldOfTicket } from '#sim/features/games/rules/game-launches.ts';
import { worldNameOf } from './pick-world.ts';
import type { CallHead } from './plain-call.ts';
import { worldOfFrame } from './play-key.ts';

/** Calls without a world: probes, files, and process-wide calls of the console. */
const worldless =
  /^\/(__health|__ready|cdn|_astro|static|__games\/(assets|check)|__pay\/page\.css)(\/|$)|^\/__admin(\/(?!worlds\/|events)|$)/i;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Returns the name of the world that a call reads or writes; undefined if it has none. */
export const requestedWorld = (request: CallHead): string | undefined => {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  if (worldless.test(path)) return undefined;
  const [, area = '', name = '', world = ''] = path.split('/');
  switch (area.toLowerCase()) {
    case '__games':
    case '__pay':
      return worldOfTicket(name);
    case '__admin':
      if (name.toLowerCase() === 'worlds') return decoded(world);
      return new URLSearchParams(query).get('world') ?? worldNameOf(request);
    default:
      return worldOfFrame(request.headers) || worldNameOf(request);
  }
};
