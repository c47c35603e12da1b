import type { IncomingHttpHeaders } from 'node:http';
import { worldOfTicket } from '../features/games/rules/game-launches.ts';

/** The key of a visit that a game's frame sends; a session's token is none. */
export const playKeyOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([\w-]{1,64}\.[\w-]{1,64})$/.exec(authorization ?? '')?.[1];

/** The world that a frame's key names; empty without a key. */
export const worldOfFrame = (headers: IncomingHttpHeaders): string => worldOfTicket(playKeyOf(headers) ?? '');
