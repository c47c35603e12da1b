import type { Request, RequestHandler, Response } from 'express';
import { type WireLanguage, wireLanguages } from '#contract/fields.ts';
import { defaultCookie } from '#markets/current.ts';
import type { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { isWorldName, type Worlds } from '#sim/core/worlds.ts';
import { worldOfTicket } from '#sim/features/games/rules/game-launches.ts';

/** Returns the world of a screen's ticket with its due events run. Tickets never create worlds. */
export const worldOfScreen = (worlds: Worlds, ticket: string, form: RegExp): World | undefined => {
  if (!form.test(ticket)) return undefined;
  const name = worldOfTicket(ticket);
  const world = isWorldName(name) && worlds.find(name) ? worlds.open(name) : undefined;
  if (world?.hasDue) world.fireDue();
  return world;
};

/** Runs the due events of a screen's world before later handlers use it. */
export const runDueEventsFirst =
  (worlds: Worlds): RequestHandler =>
  async (request, _response, next) => {
    const [, ticket = ''] = request.path.split('/');
    await worlds.find(worldOfTicket(ticket))?.catchUp();
    next();
  };

/** Returns the language of a screen: that of its URL, else of the site's cookie. */
export const screenLanguage = ({ query, headers }: Request): WireLanguage => {
  const [, cookie] = /(?:^|;\s*)lang=(\w+)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  const known = [query.language, cookie?.toUpperCase()].map((code) => wireLanguages.find((it) => it === code));
  return known.find((it) => it !== undefined) ?? defaultCookie.toUpperCase();
};

/** Writes a refusal to the journal entry as its reason. */
export type Note = (error: Refusal) => void;

/**
 * Handles a call of a screen with the world's date and an entry in its journal. `respond` sends the response and returns
 * its status.
 */
export const handleScreenCall = (
  world: World | undefined,
  { request, response, row }: { request: Request; response: Response; row: string },
  respond: (note: Note) => number,
): void => {
  if (!world) {
    respond(() => undefined);
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
  entry.status = world.history.runAs(entry.seq, () => respond(note));
  entry.ms = performance.now() - startedAt;
  world.journal.close(entry);
};
