import type { BetSource } from './rounds.ts';

/** Returns the seat of a player at a game, the same in all visits; each demo visit has its own. */
export const seatOf = ({ id, member, nodeId, demo }: BetSource): string =>
  demo ? `demo:${id}` : `${member}:${nodeId ?? 'lobby'}`;
