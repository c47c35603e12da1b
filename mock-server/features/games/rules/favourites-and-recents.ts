import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';

/** A favourite game of a member. */
export interface Favourite extends Doc {
  readonly member: string;
  readonly nodeId: number;
  readonly at: number;
}

/** The latest launch of a game by a member. */
export interface Recent extends Doc {
  readonly member: string;
  readonly nodeId: number;
  readonly at: number;
  /** Distinguishes launches at the same instant. */
  readonly seq: number;
}

export const favourites = collection<Favourite>()('favourite', { member: (it) => it.member });
export const recents = collection<Recent>()('recent', { member: (it) => it.member });

export const gameEntryId = (memberId: string, nodeId: number): string => `${memberId}:${nodeId}`;

/** Returns the recents of a member, newest first. */
export const recentsOf = (state: State, memberId: string): Recent[] =>
  state.by(recents, 'member', memberId).sort((a, b) => b.at - a.at || b.seq - a.seq);

/** Moves a game to the top of a member's recents. */
export const recordRecentGame = (world: World, memberId: string, nodeId: number): void =>
  world.state.put(recents, {
    id: gameEntryId(memberId, nodeId),
    member: memberId,
    nodeId,
    at: world.now(),
    seq: world.next('recent'),
  });
