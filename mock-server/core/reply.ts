import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { Envelope } from '#contract/types.ts';

/** Response to a call before it is serialized. */
export interface Reply {
  readonly status: number;
  readonly body: Envelope<unknown>;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

export const success = (value: unknown): Reply => ({
  status: 200,
  body: { success: true, value, errorCode: null, message: '' },
});

/**
 * Returns an error response; `message` repeats the code. The reason may concern another member (a personal limit, a
 * closed account) or contain details that guests must not see, so it is written to the journal only.
 */
export const failure = (code: ErrorCode, value: unknown = null): Reply => ({
  status: errorStatus[code],
  body: { success: false, value, errorCode: code, message: code },
});

/** Returns the headers of a reply except its length; `now` is the world's time, epoch ms. */
export const headersFor = ({ headers }: Reply, now: number): NonNullable<Reply['headers']> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  date: new Date(now).toUTCString(),
  ...headers,
});

/** Returns the headers of a reply with its length in bytes; `now` is the world's time, epoch ms. */
export const replyHeaders = (reply: Reply, length: number, now: number): OutgoingHttpHeaders => ({
  ...(headersFor(reply, now) as OutgoingHttpHeaders),
  'content-length': length,
});

/** Sends a reply; `now` is the world's time. */
export const sendReply = (
  response: ServerResponse,
  reply: Reply,
  now: number,
  headers = headersFor(reply, now),
): void => {
  const text = JSON.stringify(reply.body);
  response.writeHead(reply.status, {
    ...(headers as OutgoingHttpHeaders),
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
};
