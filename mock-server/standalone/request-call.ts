import { invalid } from '#sim/core/invalid.ts';
import { type PlainReply, slowParts } from '#sim/core/plain-reply.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { ReadBody } from '#sim/features/handler.ts';
import type { PlainCall } from '#sim/http/plain-call.ts';
import { uploadLimits } from '#sim/http/upload-limits.ts';

const readForm = async (request: Request): Promise<ReadBody> => {
  const form = await request.formData().catch(() => {
    throw invalid('', 'unreadable');
  });
  const fields: Record<string, string> = {};
  const files: ReadBody['files'][number][] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') fields[field] = value;
    else if (value.size > uploadLimits.fileSize) throw new Refusal('request.too-large');
    else files.push({ field, name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  if (files.length > uploadLimits.files) throw invalid('', 'LIMIT_FILE_COUNT');
  return { body: fields, files };
};

/**
 * Returns where a request came from, as `Sec-Fetch-Site` states it, which workers cannot read. Only navigation reaches
 * the worker from other sites, and some of them hide their address.
 */
const siteOf = ({ method, mode, referrer, url }: Request): string => {
  if (mode !== 'navigate') return 'same-origin';
  if (referrer) return new URL(referrer).origin === new URL(url).origin ? 'same-origin' : 'cross-site';
  return method === 'GET' ? 'none' : 'cross-site';
};

/** Returns a request that a service worker intercepted as a call; `userAgent` because the request does not contain it. */
export const callOf = (request: Request, userAgent: string): PlainCall => {
  const { origin, host, pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: pathname + search,
    headers: {
      ...Object.fromEntries(request.headers),
      host,
      'user-agent': userAgent,
      'sec-fetch-site': siteOf(request),
    },
    address: '127.0.0.1',
    origin,
    read: async (maxBytes) => {
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (bytes.length > maxBytes) throw new Refusal('request.too-large');
      return bytes;
    },
    readUpload: () => readForm(request),
    onDisconnect: (listener) => {
      request.signal.addEventListener('abort', listener);
      return () => request.signal.removeEventListener('abort', listener);
    },
  };
};

const streamOf = (bytes: Uint8Array, slowMs: number): ReadableStream<Uint8Array> => {
  const size = Math.ceil(bytes.length / slowParts);
  let sent = 0;
  return new ReadableStream({
    pull: async (controller) => {
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
      if (sent >= bytes.length) controller.close();
      else await new Promise((resolve) => setTimeout(resolve, slowMs / slowParts));
    },
  });
};

const headersOf = ({ headers }: PlainReply): Headers => {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) for (const it of [value].flat()) sent.append(name, String(it));
  return sent;
};

const bodyOf = ({ body, delivery }: PlainReply): BodyInit | null => {
  if (body === undefined || body.length === 0) return null;
  if (typeof delivery !== 'object') return body as BodyInit;
  return streamOf(typeof body === 'string' ? new TextEncoder().encode(body) : body, delivery.slowMs);
};

/** Returns a reply as the response of a service worker; a connection that a fault closes is a network error. */
export const responseOf = (reply: PlainReply): Response =>
  reply.delivery === 'close' || reply.delivery === 'reset'
    ? Response.error()
    : new Response(bodyOf(reply), { status: reply.status, headers: headersOf(reply) });
