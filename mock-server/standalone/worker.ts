import { isSimulated, openSimulator, type StandaloneSimulator } from './simulator.ts';
import { documentFiles, fetchFromHost } from './site-files.ts';

/** The used part of the events of a service worker: the project's library types are those of documents. */
interface InstallEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  fetch: typeof fetch;
  readonly location: { readonly origin: string };
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;

let opening: Promise<StandaloneSimulator> | undefined;

const simulator = (): Promise<StandaloneSimulator> => {
  opening ??= openSimulator(indexedDB, navigator.userAgent).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

// The site's own service worker follows in the same file. It calls `fetch` for the files that it caches.
scope.fetch = fetchFromHost(scope.fetch.bind(scope), origin);
scope.addEventListener('install', (event) => event.waitUntil(simulator()));

const respond = async (request: Request): Promise<Response> => (await simulator()).handle(request);

// This listener is called before the site's, which is not called for a request that has its response.
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== origin) return;
  if (isSimulated(url.pathname)) event.respondWith(respond(request));
  else if (request.mode !== 'navigate' && request.method === 'GET' && documentFiles(url).length > 0)
    event.respondWith(scope.fetch(request));
});
