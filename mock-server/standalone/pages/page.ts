import { type FrameCall, type FrameReply, frameGreeting } from './frame-messages.ts';

// First script of every document. It is small, because it blocks the first paint.

const { pathname, search, hash } = location;
const query = new URLSearchParams(search);
const isLink = query.has('scenario') || query.has('as');

if (isLink || !navigator.serviceWorker?.controller) {
  if (!isLink) query.set('to', pathname + search + hash);
  else if (!query.has('to')) query.set('to', pathname);
  // Keeps the calls of this document from reaching a host that has no simulator.
  stop();
  location.replace(`/start.html?${query}`);
}

/** Paths that documents of games call. */
const gamePath = /^\/(wps\/game|__games)\//;

const respond = async ({ id, path, init }: FrameCall): Promise<FrameReply> => {
  try {
    const { origin, pathname, href } = new URL(path, location.origin);
    if (origin !== location.origin || !gamePath.test(pathname)) return { id };
    const reply = await fetch(href, init);
    return { id, status: reply.status, type: reply.headers.get('content-type') ?? '', body: await reply.text() };
  } catch {
    return { id };
  }
};

addEventListener('message', ({ data, source, ports: [port] }: MessageEvent<{ type?: unknown } | null>) => {
  const isOfFrame = [...document.querySelectorAll('iframe')].some(({ contentWindow }) => contentWindow === source);
  if (!port || !isOfFrame || data?.type !== frameGreeting) return;
  port.onmessage = async ({ data: call }: MessageEvent<FrameCall>) => port.postMessage(await respond(call));
});
