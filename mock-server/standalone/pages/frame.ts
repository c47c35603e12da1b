import { type FrameCall, type FrameReply, frameGreeting } from './frame-messages.ts';

// Script of the file that game frames open. A sandboxed frame has no service worker, so the page makes its calls.

const { port1: port, port2 } = new MessageChannel();
const waiting = new Map<number, (reply: FrameReply) => void>();
let lastId = 0;

port.onmessage = ({ data }: MessageEvent<FrameReply>) => {
  waiting.get(data.id)?.(data);
  waiting.delete(data.id);
};

const ask = (path: string, init: FrameCall['init'] = {}): Promise<FrameReply> =>
  new Promise((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    port.postMessage({ id: lastId, path, init } satisfies FrameCall);
  });

globalThis.fetch = async (path, { method, headers, body, signal } = {}) => {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  const init = { ...(method && { method }), ...(headers && { headers }), ...(body && { body }) };
  const reply = await Promise.race([ask(String(path), init), aborted]);
  if (reply.status === undefined) throw new TypeError('Failed to fetch');
  return new Response(reply.body, { status: reply.status, headers: { 'content-type': reply.type ?? '' } });
};

const open = async (): Promise<void> => {
  const query = new URLSearchParams(location.search);
  const { body = '' } = await ask(`/__games/${query.get('ticket')}?language=${query.get('language')}`);
  document.open();
  // Hosts of files do not allow a module to be loaded by a frame whose origin is `null`.
  document.write(body.replaceAll('<script type="module"', '<script defer'));
  document.close();
};

// Only a page of this site: another one that frames this file would write the document.
parent.postMessage({ type: frameGreeting }, location.origin, [port2]);
void open();
