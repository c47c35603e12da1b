import { type WireLanguage, wireLanguages } from '#contract/fields.ts';
import { defaultCookie } from '#markets/current.ts';
import type { PlainReply } from '#sim/core/plain-reply.ts';
import type { Refusal } from '#sim/core/refusal.ts';
import { queryOf } from '#sim/core/url.ts';
import type { World } from '#sim/core/world.ts';
import { isWorldName, type Worlds } from '#sim/core/worlds.ts';
import { worldOfTicket } from '#sim/features/games/rules/game-launches.ts';
import type { CallHead, PlainCall } from './plain-call.ts';

/** Returns the world of a screen's ticket with its due events run. Tickets never create worlds. */
export const worldOfScreen = async (worlds: Worlds, ticket: string, form: RegExp): Promise<World | undefined> => {
  if (!form.test(ticket)) return undefined;
  const name = worldOfTicket(ticket);
  const world = isWorldName(name) && worlds.find(name) ? worlds.open(name) : undefined;
  await world?.catchUp();
  return world;
};

/** Returns the language of a screen: that of its URL, else of the site's cookie. */
export const screenLanguage = ({ url = '', headers }: CallHead): WireLanguage => {
  const [, cookie] = /(?:^|;\s*)lang=(\w+)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  const known = [queryOf(url).language, cookie?.toUpperCase()].map((code) => wireLanguages.find((it) => it === code));
  return known.find((it) => it !== undefined) ?? defaultCookie.toUpperCase();
};

/** Writes a refusal to the journal entry as its reason. */
export type Note = (error: Refusal) => void;

/**
 * Handles a call of a screen with the world's date and an entry in its journal. `respond` returns the reply.
 */
export const handleScreenCall = (
  world: World | undefined,
  { call: { method, url, headers }, row }: { readonly call: PlainCall; readonly row: string },
  respond: (note: Note) => PlainReply,
): PlainReply => {
  if (!world) return respond(() => undefined);
  const entry = world.journal.open({ at: world.now(), method, url, requestHeaders: headers, row });
  const startedAt = performance.now();
  const note: Note = ({ code, why }) => entry.explain.push({ why: why ? `${code}: ${why}` : code });
  const reply = world.history.runAs(entry.seq, () => respond(note));
  entry.status = reply.status;
  entry.ms = performance.now() - startedAt;
  world.journal.close(entry);
  return { ...reply, headers: { date: new Date(world.now()).toUTCString(), ...reply.headers } };
};
