import { addFavourite, favouriteNodes, removeFavourite } from '#contract/games/games.ts';
import type { Game } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';
import { memberScoped } from '#lib/member-scope.ts';
import { dropQueuedFavourite, isUnsent, queuedFavourites, queueFavourite } from './favourite-queue.ts';

/** nodeIds of the member's favourites; empty for guests and until loaded. */
export const $favourites = memberScoped<ReadonlySet<number>>(new Set());

/** Favourites that the backend has confirmed; `$favourites` may be ahead of it. */
const $confirmed = memberScoped<ReadonlySet<number>>(new Set());

const $isLoaded = memberScoped(false);

/** The last running call for each game; a further tap waits for it. */
const calls = new Map<number, Promise<unknown>>();

const withGame = (nodes: Iterable<number>, nodeId: number, on: boolean): ReadonlySet<number> => {
  const next = new Set(nodes);
  if (on) next.add(nodeId);
  else next.delete(nodeId);
  return next;
};

const show = (nodeId: number, on: boolean): void => $favourites.set(withGame($favourites.get(), nodeId, on));

let loading: Promise<void> | null = null;

/** Changes confirmed since the last load started, which its response may not include. */
const confirmedSince = new Map<number, boolean>();

/** Loads all favourites; simultaneous callers share one request. Throws CallError. */
export const loadFavourites = (): Promise<void> => {
  if (!loading) confirmedSince.clear();
  loading ??= api(favouriteNodes)
    .then((nodes) => {
      let shown: ReadonlySet<number> = new Set(nodes);
      for (const [nodeId, on] of confirmedSince) shown = withGame(shown, nodeId, on);
      $isLoaded.set(true);
      $confirmed.set(shown);
      // Pending changes stay visible.
      for (const nodeId of calls.keys()) shown = withGame(shown, nodeId, $favourites.get().has(nodeId));
      for (const { nodeId, on } of queuedFavourites()) shown = withGame(shown, nodeId, on);
      $favourites.set(shown);
    })
    .finally(() => {
      loading = null;
    });
  return loading;
};

/** Loads the favourites unless this page has done so. Throws CallError. */
export const ensureFavourites = (): Promise<void> => ($isLoaded.get() ? Promise.resolve() : loadFavourites());

/**
 * Marks or unmarks a game optimistically and reverts if the call fails. Offline the change is queued and
 * false is returned. Throws CallError.
 */
export const setFavourite = async (
  { nodeId, vassalage }: Pick<Game, 'nodeId' | 'vassalage'>,
  on: boolean,
): Promise<boolean> => {
  show(nodeId, on);
  const body = { nodeId, vendor: vassalage };
  const before = calls.get(nodeId) ?? Promise.resolve();
  const change = before
    .catch(() => null)
    .then(() => (on ? api(addFavourite, { body }) : api(removeFavourite, { body })));
  calls.set(nodeId, change);
  try {
    await change;
    $confirmed.set(withGame($confirmed.get(), nodeId, on));
    confirmedSince.set(nodeId, on);
    dropQueuedFavourite(nodeId);
    return true;
  } catch (error) {
    if (isUnsent(error)) {
      queueFavourite(nodeId, vassalage, on);
      return false;
    }
    if (calls.get(nodeId) === change) show(nodeId, $confirmed.get().has(nodeId));
    throw error;
  } finally {
    if (calls.get(nodeId) === change) calls.delete(nodeId);
  }
};
