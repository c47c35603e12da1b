import { hand, playHand } from '#contract/games/hands.ts';
import type { Body, Value } from '#contract/types.ts';
import type { HandView } from '#sim/games/hands/wire.ts';
import type { GameVisit } from './game-visit.ts';
import type { Reply } from './simulator.ts';

/** Calls an endpoint of card tables like their frame. */
const callTable = async <V>(
  { world, visit }: GameVisit,
  { method, path }: { readonly method: string; readonly path: string },
  body?: unknown,
  key: string = crypto.randomUUID(),
): Promise<Reply<V>> => {
  const response = await fetch(world.origin + path, {
    method,
    headers: {
      origin: 'null',
      authorization: `Bearer ${visit.playKey}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as { value: V; errorCode: string | null };
  return { status: response.status, headers: response.headers, ...reply };
};

/** Returns the hand of a table as its frame receives it. */
export const handOf = async (visit: GameVisit): Promise<HandView> => {
  const { value } = await callTable<Value<'hand'>>(visit, hand);
  if (!value.hand) throw new Error('no hand was dealt');
  return value.hand;
};

type Move = Pick<Body<'playHand'>, 'act'> & Partial<Body<'playHand'>>;

/** Plays a move of the current step of a hand; given parts replace those that the frame would send. */
export const playMove = (visit: GameVisit, view: HandView, move: Move, key?: string) =>
  callTable<Value<'playHand'>>(visit, playHand, { hand: view.id, step: view.step, cards: [], ...move }, key);
