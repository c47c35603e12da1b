import { STATUS_CODES } from 'node:http';
import type { JournalEntry } from '../core/journal.ts';

type Pair = { readonly name: string; readonly value: string };

const pairs = (values: Readonly<Record<string, unknown>>): Pair[] =>
  Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((it) => ({ name, value: String(it) })),
  );

const textOf = (body: unknown): string => (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));

const mimeTypeOf = ({ replyHeaders }: JournalEntry): string =>
  String(replyHeaders['content-type'] ?? 'application/json').split(';', 1)[0] ?? '';

const entryOf = (entry: JournalEntry, origin: string) => {
  const url = new URL(entry.url, origin);
  const [sent, got] = [textOf(entry.requestBody), textOf(entry.replyBody)];
  const open = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  return {
    startedDateTime: new Date(entry.at).toISOString(),
    time: entry.ms,
    request: {
      ...open,
      method: entry.method,
      url: url.href,
      headers: pairs(entry.requestHeaders),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      bodySize: Buffer.byteLength(sent),
      ...(sent && {
        postData: { mimeType: String(entry.requestHeaders['content-type'] ?? 'application/json'), text: sent },
      }),
    },
    response: {
      ...open,
      status: entry.status,
      statusText: STATUS_CODES[entry.status] ?? '',
      headers: pairs(entry.replyHeaders),
      content: { size: Buffer.byteLength(got), mimeType: mimeTypeOf(entry), text: got },
      redirectURL: String(entry.replyHeaders.location ?? ''),
      bodySize: Buffer.byteLength(got),
    },
    cache: {},
    timings: { send: 0, wait: entry.ms, receive: 0 },
    _row: entry.row,
    _account: entry.account,
    _explain: entry.explain,
  };
};

/** Calls, oldest first, as an HTTP archive 1.2 that browsers and other tools open. */
export const harOf = (entries: readonly JournalEntry[], origin: string, version: string) => ({
  log: { version: '1.2', creator: { name: 'simulator', version }, entries: entries.map((it) => entryOf(it, origin)) },
});
