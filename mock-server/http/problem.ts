import type { ServerResponse } from 'node:http';
import type { PlainReply, ReplyHeaders } from '#sim/core/plain-reply.ts';
import { sendPlain } from './send-plain.ts';

export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly [extra: string]: unknown;
}

/** Returns an RFC 9457 problem: an error of the simulator itself, not of the simulated backend. */
export const problemReply = (problem: Problem, headers: ReplyHeaders = {}): PlainReply => ({
  status: problem.status,
  headers: {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body: JSON.stringify({ type: 'about:blank', ...problem }),
});

/** Sends a problem. */
export const sendProblem = (response: ServerResponse, problem: Problem): void =>
  sendPlain(response, problemReply(problem));
