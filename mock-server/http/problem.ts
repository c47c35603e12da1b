import type { ServerResponse } from 'node:http';

export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly [extra: string]: unknown;
}

/** Sends an RFC 9457 problem: an error of the simulator itself, not of the simulated backend. */
export const sendProblem = (response: ServerResponse, problem: Problem): void => {
  const text = JSON.stringify({ type: 'about:blank', ...problem });
  response.writeHead(problem.status, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
};
