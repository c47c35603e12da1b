import { STATUS_CODES } from 'node:http';
import type { JournalEntry } from '#sim/core/journal.ts';

type Pair = { readonly name: string; readonly value: string };

const pairs = (values: Readonly<Record<string, unknown>>): Pair[] =>
  Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((it) => ({ name, value: String(it) })),
  );

const textOf = (body: unknown): string => (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));

const mimeTypeOf = (headers: Readonly<Record<string, unknown>>): string =>
  String(headers['content-type'] ?? 'application/json').split(';', 1)[0] ?? '';

/** A call as it was, and in its masked form. */
export interface ShownCall {
  readonly entry: JournalEntry;
  readonly shown: JournalEntry;
}

/**
 * Returns the text of a body as it was sent; undefined for encrypted bodies, bodies with secrets and files. Tools that
 * replay an archive compare this text and accept any body for an entry without one.
 */
const sentTextOf = ({ entry, shown }: ShownCall): string | undefined => {
  const { requestBody, requestHeaders } = entry;
  if (requestBody === undefined || (requestHeaders.encryption ?? 'none') !== 'none') return undefined;
  if (JSON.stringify(requestBody) !== JSON.stringify(shown.requestBody)) return undefined;
  const type = mimeTypeOf(requestHeaders);
  if (type === 'application/x-www-form-urlencoded')
    return String(new URLSearchParams(requestBody as Record<string, string>));
  return type.startsWith('multipart/') ? undefined : textOf(requestBody);
};

/** Returns the headers of a reply; its shown body may be shorter than the sent one. */
const shownHeaders = ({ replyHeaders }: JournalEntry, size: number): Readonly<Record<string, unknown>> =>
  'content-length' in replyHeaders ? { ...replyHeaders, 'content-length': size } : replyHeaders;

const entryOf = (call: ShownCall, origin: string) => {
  const { shown } = call;
  const url = new URL(shown.url, origin);
  const [sent, got] = [sentTextOf(call), textOf(shown.replyBody)];
  const size = Buffer.byteLength(got);
  const open = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  return {
    startedDateTime: new Date(shown.at).toISOString(),
    time: shown.ms,
    request: {
      ...open,
      method: shown.method,
      url: url.href,
      headers: pairs(shown.requestHeaders),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      bodySize: Number(shown.requestHeaders['content-length'] ?? (sent === undefined ? 0 : Buffer.byteLength(sent))),
      ...(sent && { postData: { mimeType: mimeTypeOf(shown.requestHeaders), params: [], text: sent } }),
    },
    response: {
      ...open,
      status: shown.status,
      statusText: STATUS_CODES[shown.status] ?? '',
      headers: pairs(shownHeaders(shown, size)),
      content: { size, mimeType: mimeTypeOf(shown.replyHeaders), text: got },
      redirectURL: String(shown.replyHeaders.location ?? ''),
      bodySize: size,
    },
    cache: {},
    timings: { send: 0, wait: shown.ms, receive: 0 },
    _row: shown.row,
    _account: shown.account,
    _explain: shown.explain,
    ...(sent === undefined && shown.requestBody !== undefined && { _requestBody: shown.requestBody }),
  };
};

/** Returns calls as an HTTP archive 1.2, oldest first. */
export const harOf = (calls: readonly ShownCall[], origin: string, version: string) => ({
  log: { version: '1.2', creator: { name: 'simulator', version }, entries: calls.map((it) => entryOf(it, origin)) },
});
