import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '#sim/core/world.ts';
import { type Problem, sendProblem } from '#sim/http/problem.ts';
import type { TeamWorlds } from './team-worlds.ts';
import type { QuotaExcess } from './teams.ts';

const details: Readonly<Record<QuotaExcess['quota'], (limit: number) => string>> = {
  callsPerMinute: (limit) => `The key allows ${limit} calls per minute, and its worlds as many calls without a key.`,
  worlds: (limit) => `The key allows ${limit} worlds. Delete some of them first.`,
  bytes: (limit) =>
    `The worlds of the key may use ${Math.round(limit / 2 ** 20)} MB of memory. Delete or reset some of them first.`,
};

/** Sets `Retry-After` and returns the problem of a call that a quota refuses: 429 for calls, 409 for worlds and memory. */
export const quotaProblem = (response: ServerResponse, { quota, limit, retryAfter }: QuotaExcess): Problem => {
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
  return {
    status: quota === 'callsPerMinute' ? 429 : 409,
    title: quota === 'callsPerMinute' ? 'Too many calls' : 'Quota exceeded',
    detail: details[quota](limit),
    quota,
    limit,
  };
};

/** Sends the problem of a call of the site in a world whose team has used up its quotas; returns whether it did. */
export const sendIfOverQuota = (
  { teams }: TeamWorlds,
  { owner }: World,
  { method = '' }: IncomingMessage,
  response: ServerResponse,
): boolean => {
  const excess = owner && teams.takeSiteCall(owner, /^(GET|HEAD|OPTIONS)$/.test(method));
  if (excess) sendProblem(response, quotaProblem(response, excess));
  return excess !== undefined;
};
