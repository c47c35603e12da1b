import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { Envelope } from '#contract/types.ts';
import type { PlainReply, ReplyHeaders } from './plain-reply.ts';

/** Response to a call before it is serialized. */
export interface Reply {
  readonly status: number;
  readonly body: Envelope<unknown>;
  readonly headers?: ReplyHeaders;
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
export const headersFor = ({ headers }: Reply, now: number): ReplyHeaders => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  date: new Date(now).toUTCString(),
  ...headers,
});

/** Serializes a reply; `now` is the world's time. */
export const plainReply = (reply: Reply, now: number, headers = headersFor(reply, now)): PlainReply => ({
  status: reply.status,
  headers,
  body: JSON.stringify(reply.body),
});
