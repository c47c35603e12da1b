import type { PlainReply } from '#sim/core/plain-reply.ts';
import type { World } from '#sim/core/world.ts';
import type { CallHead } from '#sim/http/plain-call.ts';
import { type Problem, problemReply } from '#sim/http/problem.ts';
import type { TeamWorlds } from './team-worlds.ts';
import type { QuotaExcess } from './teams.ts';

const details: Readonly<Record<QuotaExcess['quota'], (limit: number) => string>> = {
  callsPerMinute: (limit) => `The key allows ${limit} calls per minute, and its worlds as many calls without a key.`,
  worlds: (limit) => `The key allows ${limit} worlds. Delete some of them first.`,
  bytes: (limit) =>
    `The worlds of the key may use ${Math.round(limit / 2 ** 20)} MB of memory. Delete or reset some of them first.`,
};

/** Returns the problem of a call that a quota refuses: 429 for calls, 409 for worlds and memory. */
export const quotaProblem = ({ quota, limit }: QuotaExcess): Problem => ({
  status: quota === 'callsPerMinute' ? 429 : 409,
  title: quota === 'callsPerMinute' ? 'Too many calls' : 'Quota exceeded',
  detail: details[quota](limit),
  quota,
  limit,
});

/** Returns the reply to a call of the site in a world whose team has used up its quotas; undefined if it has not. */
export const quotaReply = (
  { teams }: TeamWorlds,
  { owner }: World,
  { method = '' }: CallHead,
): PlainReply | undefined => {
  const excess = owner && teams.takeSiteCall(owner, /^(GET|HEAD|OPTIONS)$/.test(method));
  if (!excess) return undefined;
  const { retryAfter } = excess;
  return problemReply(
    quotaProblem(excess),
    retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) },
  );
};
