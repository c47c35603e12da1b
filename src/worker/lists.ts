import type { WorkboxPlugin } from 'workbox-core';
import { announcements, helpCenter } from '#contract/content/content.ts';
import { gameList, gameVendors, hotGames } from '#contract/games/games.ts';

export const listCache = 'lists';

/** Paths of public lists that are cached; never responses with money or session data. */
const cachedPaths: ReadonlySet<string> = new Set(
  [announcements, helpCenter, gameVendors, hotGames, gameList].map(({ path }) => path),
);

/** Returns whether a call's last response may be shown offline. Favourites and agent notices are personal. */
export const isCachedList = ({ pathname, searchParams }: URL): boolean =>
  cachedPaths.has(pathname) &&
  searchParams.get('gameClassify') !== 'FAV' &&
  !(searchParams.get('types') ?? '').split(',').includes('A');

let known = '';

/** Fetches the version and clears the cached lists if the simulator's world changed or was reset. */
export const clearOnWorldChange = async (request: Request): Promise<Response> => {
  const reply = await fetch(request);
  const { value } = (await reply
    .clone()
    .json()
    .catch(() => ({}))) as { value?: { world?: string; resets?: number } };
  // A failure, or a network that asks for a login, says nothing about the world.
  if (!value) return reply;
  const current = `${value.world} ${value.resets}`;
  if (known && known !== current) await caches.delete(listCache);
  known = current;
  return reply;
};

/** Removes the time of a cached response, which the client would take for the server's present time. */
export const withoutDate: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.delete('Date');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};
