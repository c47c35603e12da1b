import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text as textOf } from 'node:stream/consumers';

/** Calls the admin API of a simulator; `path` is below `/__admin`. Throws with the detail of a refusal. */
export type AdminClient = (method: string, path: string, body?: unknown) => Promise<unknown>;

const detailOf = (text: string): string => {
  try {
    const { title, detail } = JSON.parse(text) as { title?: string; detail?: string };
    return [title, detail].filter(Boolean).join(': ') || text;
  } catch {
    return text;
  }
};

/** Returns a client of the simulator at an address, with the headers that authenticate its caller. */
export const adminClientOf =
  (address: string, headers: Readonly<Record<string, string>>): AdminClient =>
  (method, path, body) =>
    new Promise((resolve, reject) => {
      const url = new URL(`/__admin${path}`, address);
      const text = body === undefined ? undefined : JSON.stringify(body);
      const options = {
        method,
        headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
      };
      const call =
        url.protocol === 'https:'
          ? // The simulator creates its own certificate.
            requestSecure(url, { ...options, rejectUnauthorized: false })
          : requestPlain(url, options);
      call.on('error', reject);
      call.on('response', async (reply) => {
        try {
          const got = await textOf(reply);
          if ((reply.statusCode ?? 500) >= 400) reject(new Error(detailOf(got)));
          else resolve(got === '' ? null : JSON.parse(got));
        } catch (error) {
          reject(error);
        }
      });
      call.end(text);
    });
