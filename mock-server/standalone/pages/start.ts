import { keys } from '#lib/storage/keys.ts';
import { hrefOf } from '#paths.ts';

// Script of the page that starts the service worker, opens a link with scenarios, and then opens the site.

const query = new URLSearchParams(location.search);
const controlTimeoutMs = 3_000;

/** Returns the wanted address of this site; home for another site. A path alone could begin with `//`, a host. */
const target = (): string => {
  const to = new URL(query.get('to') ?? hrefOf('home'), location.origin);
  return to.origin === location.origin ? to.href : hrefOf('home');
};

/** Waits until a service worker runs. Throws if the installation of the first one fails. */
const activated = ({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = installing ?? waiting;
    if (active || !worker) return resolve();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant')
        reject(new Error('The site could not be stored in this browser. Reload the page.'));
    });
  });

/** Waits until the service worker receives the requests of this page. */
const controlled = (worker: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (worker.controller) return resolve();
    worker.addEventListener('controllerchange', () => resolve(), { once: true });
    // A page that was reloaded without its cache stays without the worker.
    setTimeout(() => location.reload(), controlTimeoutMs);
  });

const openLink = async (): Promise<void> => {
  const reply = await fetch(`/__open?${query}`, { method: 'POST' });
  const { session, detail } = (await reply.json()) as { session?: object | null; detail?: string };
  if (!reply.ok) throw new Error(detail);
  if (session) sessionStorage.setItem(keys.session.session, JSON.stringify(session));
  else sessionStorage.removeItem(keys.session.session);
};

const start = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker)
    throw new Error('This site needs a service worker. Open it over https and outside of private windows.');
  await activated(await serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  await controlled(serviceWorker);
  if (query.has('scenario') || query.has('as')) await openLink();
  location.replace(target());
};

start().catch((error: Error) => {
  const line = document.querySelector('[role=status]');
  if (line) line.textContent = error.message;
});
