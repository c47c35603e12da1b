import { announcements, helpCenter } from '../contract/content/content.ts';
import { gameList, gameVendors, hotGames } from '../contract/games/games.ts';

export const listCache = 'lists';

/** Public lists alone, by name: no reply about money or a session is ever kept. */
const kept: ReadonlySet<string> = new Set(
  [announcements, helpCenter, gameVendors, hotGames, gameList].map(({ path }) => path),
);

/** Whether the last seen reply of this call may show again without a network. Favourites and agent notices belong to one player. */
export const isKeptList = ({ pathname, searchParams }: URL): boolean =>
  kept.has(pathname) &&
  searchParams.get('gameClassify') !== 'FAV' &&
  !(searchParams.get('types') ?? '').split(',').includes('A');

let known = '';

/** Passes the version call on; a simulator's other world, or a reset one, makes what was kept of the last one stale. */
export const forgetOtherWorlds = async (request: Request): Promise<Response> => {
  const reply = await fetch(request);
  const { value } = (await reply
    .clone()
    .json()
    .catch(() => ({}))) as { value?: { world?: string; resets?: number } };
  const current = `${value?.world} ${value?.resets}`;
  if (known && known !== current) await caches.delete(listCache);
  known = current;
  return reply;
};
