import { randomUUID } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text as textOf } from 'node:stream/consumers';

/** Calls the admin API of a simulator; `path` is below `/__admin`. Throws with the detail of a refusal. */
export type AdminClient = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** A call of the simulated backend. */
interface BackendCall {
  readonly world: string;
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

interface Reply {
  /** 0 if the connection was closed without a response. */
  readonly status: number;
  readonly text: string;
}

/** Calls the simulated backend and returns its response, also a refusal. */
export type BackendClient = (call: BackendCall) => Promise<{ readonly status: number; readonly body: unknown }>;

const send = (
  url: URL,
  { method, headers, body }: { method: string; headers: Readonly<Record<string, string>>; body: unknown },
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const options = {
      method,
      headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
    };
    const call =
      url.protocol === 'https:'
        ? // The simulator creates its own certificate.
          requestSecure(url, { ...options, rejectUnauthorized: false })
        : requestPlain(url, options);
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED')
        reject(new Error(`Nothing listens on ${url.origin}. Is the simulator running there?`));
      else if (error.code === 'ECONNRESET') resolve({ status: 0, text: '' });
      else reject(error);
    });
    call.on('response', (reply) =>
      textOf(reply).then((got) => resolve({ status: reply.statusCode ?? 500, text: got }), reject),
    );
    call.end(text);
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? null : text;
  }
};

const detailOf = (text: string): string => {
  const { title, detail } = Object(parsed(text)) as { title?: string; detail?: string };
  return [title, detail].filter(Boolean).join(': ') || text;
};

/** Returns a client of the simulator at an address, with the headers that authenticate its caller. */
export const adminClientOf =
  (address: string, headers: Readonly<Record<string, string>>): AdminClient =>
  async (method, path, body) => {
    const { status, text } = await send(new URL(`/__admin${path}`, address), { method, headers, body });
    if (status === 0 || status >= 400) throw new Error(detailOf(text) || 'The simulator closed the connection.');
    return parsed(text);
  };

/** Returns a client of the simulated backend at an address. */
export const backendClientOf =
  (address: string): BackendClient =>
  async ({ world, method, path, token, body, headers }) => {
    const { status, text } = await send(new URL(path, address), {
      method,
      headers: {
        'x-sim-world': world,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      body,
    });
    return { status, body: parsed(text) };
  };
