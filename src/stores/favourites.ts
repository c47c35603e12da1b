import { atom } from 'nanostores';
import { addFavourite, favouriteGames, removeFavourite } from '../api/games.ts';
import { pageSize } from '../contract/limits.ts';
import type { Game } from '../contract/types.ts';

/** nodeIds of the member's favourites; empty for guests and until loaded. */
export const $favourites = atom<ReadonlySet<number>>(new Set());

const change = (nodeId: number, on: boolean): void => {
  const next = new Set($favourites.get());
  if (on) next.add(nodeId);
  else next.delete(nodeId);
  $favourites.set(next);
};

/** Loads the favourites (R070). Throws CallError. */
export const loadFavourites = async (language: 'EN' | 'TY'): Promise<void> => {
  const first = await favouriteGames({ pageNo: 1, pageSize: pageSize.favourites, language });
  $favourites.set(new Set(first.content.map((game) => game.nodeId)));
};

/** Adds or removes at once and takes it back when the call fails (R114). Throws CallError. */
export const toggleFavourite = async (game: Pick<Game, 'nodeId' | 'vassalage'>): Promise<void> => {
  const on = !$favourites.get().has(game.nodeId);
  change(game.nodeId, on);
  const body = { nodeId: game.nodeId, vendor: game.vassalage };
  try {
    await (on ? addFavourite(body) : removeFavourite(body));
  } catch (error) {
    change(game.nodeId, !on);
    throw error;
  }
};
