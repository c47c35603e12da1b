import type { Request, RequestHandler, Response } from 'express';
import type { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { isWorldName, type Worlds } from '../core/worlds.ts';
import { worldOfTicket } from '../features/games/rules/launches.ts';

/** The world that a screen's ticket names, brought up to its clock; a ticket never starts a world. */
export const worldOfScreen = (worlds: Worlds, ticket: string, form: RegExp): World | undefined => {
  if (!form.test(ticket)) return undefined;
  const name = worldOfTicket(ticket);
  const world = isWorldName(name) && worlds.find(name) ? worlds.open(name) : undefined;
  if (world?.hasDue) world.fireDue();
  return world;
};

/** Lets the world of a screen catch up with its clock before anything below asks for it. */
export const catchUpFirst =
  (worlds: Worlds): RequestHandler =>
  async (request, _response, next) => {
    const [, ticket = ''] = request.path.split('/');
    await worlds.find(worldOfTicket(ticket))?.catchUp();
    next();
  };

/** The language a screen is shown in: that of its address, else of the site's cookie. */
export const screenLanguage = ({ query, headers }: Request): 'EN' | 'TY' => {
  if (query.language === 'TY' || query.language === 'EN') return query.language;
  return /(?:^|;\s*)lang=ty(?:;|$)/.test(headers.cookie ?? '') ? 'TY' : 'EN';
};

/** Notes a refusal as the reason of the answer. */
export type Note = (error: Refusal) => void;

/**
 * Answers a call of a screen: its date is the world's, and the world's journal tells of it like of any other.
 * `answer` sends the reply and says its status.
 */
export const handleScreenCall = (
  world: World | undefined,
  { request, response, row }: { request: Request; response: Response; row: string },
  answer: (note: Note) => number,
): void => {
  if (!world) {
    answer(() => undefined);
    return;
  }
  response.setHeader('Date', new Date(world.now()).toUTCString());
  const entry = world.journal.open({
    at: world.now(),
    method: request.method,
    url: request.originalUrl,
    requestHeaders: request.headers,
    row,
  });
  const startedAt = performance.now();
  const note: Note = ({ code, why }) => entry.explain.push({ why: why ? `${code}: ${why}` : code });
  entry.status = world.history.during(entry.seq, () => answer(note));
  entry.ms = performance.now() - startedAt;
  world.journal.close(entry);
};
