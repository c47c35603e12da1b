import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { answerDocument, keepShell } from './documents.ts';
import { forgetOtherWorlds, isKeptList, listCache } from './lists.ts';
import { scope } from './scope.ts';

// Nobody is held on an old version (A88): documents come from the network first, so a new worker may take over at once.
void scope.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute((self as unknown as { __WB_MANIFEST: { url: string; revision: string | null }[] }).__WB_MANIFEST);
scope.addEventListener('install', (event) => event.waitUntil(keepShell()));

const day = 86_400;
// Its declared type does not fit the plugin's own under exactOptionalPropertyTypes.
const expire = (maxEntries: number, days: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }) as WorkboxPlugin;
const onlyGood = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (response.status === 200 ? response : null),
};

// What is below `/__` is not the site's: a payment or a console that was kept would show again as it once stood.
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && !url.pathname.startsWith('/__'),
  ({ request }) => answerDocument(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(_astro|static)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [expire(200, 60)],
  }),
);

registerRoute(
  ({ url, request }) => request.destination === 'image' && /^\/(cdn|content|brand|icons)\//.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [onlyGood, expire(150, 14)],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptList(url),
  new NetworkFirst({
    cacheName: listCache,
    plugins: [onlyGood, expire(60, 14)],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/wps/system/version',
  ({ request }) => forgetOtherWorlds(request),
);
