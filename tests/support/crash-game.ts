import { cashOutFlight, flight } from '#contract/games/flights.ts';
import type { Value } from '#contract/types.ts';
import type { GameVisit } from './game-visit.ts';
import type { Reply } from './simulator.ts';

const callFlight = async (
  { world, visit }: GameVisit,
  { method, path }: { readonly method: string; readonly path: string },
  body?: unknown,
  key: string = crypto.randomUUID(),
): Promise<Reply<Value<'flight'>>> => {
  const response = await fetch(world.origin + path, {
    method,
    headers: {
      origin: 'null',
      authorization: `Bearer ${visit.playKey}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as { value: Value<'flight'>; errorCode: string | null };
  return { status: response.status, headers: response.headers, ...reply };
};

/** Returns the flight of a visit as its frame receives it. */
export const flightOf = async (visit: GameVisit) => (await callFlight(visit, flight)).value;

/** Cashes out a flight at the factor shown to its player. */
export const cashOutAt = (visit: GameVisit, round: string, factor: number, key?: string) =>
  callFlight(visit, cashOutFlight, { round, factor }, key);
