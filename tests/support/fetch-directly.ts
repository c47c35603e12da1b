import { Refusal } from '#sim/core/refusal.ts';
import type { Api } from '#sim/http/api.ts';
import type { PlainCall } from '#sim/http/plain-call.ts';

const isText = (body: RequestInit['body']): boolean => (body ?? '') === '' || typeof body === 'string';

/** Returns whether a request is an upload or may be given up, which the server notices by its connection. */
const needsConnection = ({ body, signal, headers }: RequestInit): boolean =>
  Boolean(signal) || !isText(body) || new Headers(headers).get('content-type')?.startsWith('multipart/') === true;

/**
 * Calls an API as `fetch` does, without a connection, which takes a quarter of the time. Resolves to undefined if the
 * request needs a connection or its path is not of the API. Throws a TypeError if the connection would be closed.
 */
export const fetchDirectly = async (
  api: Api,
  origin: string,
  path: string,
  init: RequestInit,
): Promise<Response | undefined> => {
  if (needsConnection(init)) return undefined;
  const bytes = new TextEncoder().encode((init.body as string | null | undefined) ?? '');
  const headers = Object.fromEntries(new Headers(init.headers));
  const call: PlainCall = {
    method: init.method ?? 'GET',
    url: path,
    headers: { host: new URL(origin).host, ...headers },
    address: headers['x-forwarded-for'] ?? '127.0.0.1',
    origin,
    read: async (maxBytes) => {
      if (bytes.length > maxBytes) throw new Refusal('request.too-large');
      return bytes;
    },
    readUpload: async () => ({ body: {}, files: [] }),
    onDisconnect: () => () => undefined,
  };
  const reply = await api(call);
  if (!reply) return undefined;
  if (reply.delivery === 'close' || reply.delivery === 'reset') throw new TypeError('fetch failed');
  const sent = new Headers();
  for (const [name, value] of Object.entries(reply.headers))
    for (const it of [value].flat()) sent.append(name, String(it));
  const body = reply.body === undefined || reply.body === '' ? null : (reply.body as BodyInit);
  return new Response(body, { status: reply.status, headers: sent });
};
