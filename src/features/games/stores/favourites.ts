import { atom } from 'nanostores';
import { addFavourite, favouriteNodes, removeFavourite } from '../../../contract/games/games.ts';
import type { Game } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { $session } from '../../account/stores/session.ts';
import { dropQueuedFavourite, isUnsent, queuedFavourites, queueFavourite } from './favourite-queue.ts';

/** nodeIds of the member's favourites; empty for guests and until loaded. */
export const $favourites = atom<ReadonlySet<number>>(new Set());

/** What the backend is known to hold; what is shown may be ahead of it. */
const held = new Set<number>();
/** The last call under way for a game; a further tap waits for it. */
const calls = new Map<number, Promise<unknown>>();

const mark = (set: Set<number>, nodeId: number, on: boolean): void => void (on ? set.add(nodeId) : set.delete(nodeId));

const show = (nodeId: number, on: boolean): void => {
  const next = new Set($favourites.get());
  mark(next, nodeId, on);
  $favourites.set(next);
};

let asked: Promise<void> | null = null;
let known = false;

/** Loads which games are favourites, all of them (R070); parts of a page that ask together share one call. Throws CallError. */
export const loadFavourites = (): Promise<void> => {
  asked ??= api(favouriteNodes)
    .then((nodes) => {
      known = true;
      held.clear();
      for (const nodeId of nodes) held.add(nodeId);
      const shown = new Set(nodes);
      // A heart tapped meanwhile stands as the player left it.
      for (const nodeId of calls.keys()) mark(shown, nodeId, $favourites.get().has(nodeId));
      for (const { nodeId, on } of queuedFavourites()) mark(shown, nodeId, on);
      $favourites.set(shown);
    })
    .finally(() => {
      asked = null;
    });
  return asked;
};

/** Loads the favourites unless this page has done so. Throws CallError. */
export const ensureFavourites = (): Promise<void> => (known ? Promise.resolve() : loadFavourites());

/**
 * Marks or unmarks a game at once (R114) and falls back to what the backend holds when the call is refused. Without a
 * network it waits for one (X14): false then. Throws CallError.
 */
export const setFavourite = async (
  { nodeId, vassalage }: Pick<Game, 'nodeId' | 'vassalage'>,
  on: boolean,
): Promise<boolean> => {
  show(nodeId, on);
  const body = { nodeId, vendor: vassalage };
  const before = calls.get(nodeId) ?? Promise.resolve();
  const mine = before.catch(() => null).then(() => (on ? api(addFavourite, { body }) : api(removeFavourite, { body })));
  calls.set(nodeId, mine);
  try {
    await mine;
    mark(held, nodeId, on);
    dropQueuedFavourite(nodeId);
    return true;
  } catch (error) {
    if (isUnsent(error)) {
      queueFavourite(nodeId, vassalage, on);
      return false;
    }
    if (calls.get(nodeId) === mine) show(nodeId, held.has(nodeId));
    throw error;
  } finally {
    if (calls.get(nodeId) === mine) calls.delete(nodeId);
  }
};

$session.listen((session) => {
  known = false;
  if (session) return;
  held.clear();
  $favourites.set(new Set());
});
