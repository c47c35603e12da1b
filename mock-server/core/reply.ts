import type { ServerResponse } from 'node:http';
import { type ErrorCode, errorStatus } from '../../src/contract/errors.ts';
import type { Envelope } from '../../src/contract/types.ts';

/** What a call is answered with, before it becomes bytes. */
export interface Reply {
  readonly status: number;
  readonly body: Envelope<unknown>;
  readonly headers?: Readonly<Record<string, string>>;
}

export const success = (value: unknown): Reply => ({
  status: 200,
  body: { success: true, value, errorCode: null, message: '' },
});

/**
 * `message` repeats the code. Why a call was refused may be about another member (a limit of their own, a closed
 * account) or tell a guest what the code keeps quiet, so it stays in the journal.
 */
export const failure = (code: ErrorCode, value: unknown = null): Reply => ({
  status: errorStatus[code],
  body: { success: false, value, errorCode: code, message: code },
});

export const replyHeaders = ({ headers }: Reply, length: number, now: number) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': length,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  date: new Date(now).toUTCString(),
  ...headers,
});

/** Writes the reply; `now` is the world's time. */
export const sendReply = (response: ServerResponse, reply: Reply, now: number): void => {
  const text = JSON.stringify(reply.body);
  response.writeHead(reply.status, replyHeaders(reply, Buffer.byteLength(text), now));
  response.end(text);
};
