import type { IncomingHttpHeaders } from 'node:http';
import { worldOfTicket } from '#sim/features/games/rules/game-launches.ts';

/** Returns the play key of a game frame; undefined for a session token. */
export const playKeyOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([\w-]{1,64}\.[\w-]{1,64})$/.exec(authorization ?? '')?.[1];

/** Returns the world of a frame's key; empty without a key. */
export const worldOfFrame = (headers: IncomingHttpHeaders): string => worldOfTicket(playKeyOf(headers) ?? '');
