import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { cacheShell, documentCache, fetchDocument } from './documents.ts';
import { isOwn, removeForeign } from './is-own.ts';
import { clearOnWorldChange, isCachedList, listCache, withoutDate } from './lists.ts';
import { openPush, showPush } from './push.ts';
import { scope } from './scope.ts';

const onlyOwn: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isOwn(request.url, response)) ? response : null),
};

// Documents are loaded from the network first, so a new worker can take over immediately.
void scope.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
addPlugins([onlyOwn]);
precacheAndRoute((self as unknown as { __WB_MANIFEST: { url: string; revision: string | null }[] }).__WB_MANIFEST);
scope.addEventListener('install', (event) => event.waitUntil(cacheShell()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([documentCache, 'assets', 'pictures', listCache].map(removeForeign))),
);

const daySeconds = 86_400;
// Its declared type is incompatible with the plugin type under exactOptionalPropertyTypes.
const expire = (maxEntries: number, days: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * daySeconds, purgeOnQuotaError: true }) as WorkboxPlugin;

// Paths below `/__` belong to the simulator: cached payment pages or consoles would show outdated state.
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && !url.pathname.startsWith('/__'),
  ({ request }) => fetchDocument(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(_astro|static)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [onlyOwn, expire(200, 60)],
  }),
);

registerRoute(
  ({ url, request }) => request.destination === 'image' && /^\/(cdn|content|brand|icons)\//.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [onlyOwn, expire(150, 14)],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCachedList(url),
  new NetworkFirst({
    cacheName: listCache,
    // The age of a response is checked by its date, before that is removed.
    plugins: [onlyOwn, expire(60, 14), withoutDate],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/wps/system/version',
  ({ request }) => clearOnWorldChange(request),
);

scope.addEventListener('push', (event) => event.waitUntil(showPush(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)));
