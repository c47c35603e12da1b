import { applyFaults } from '#sim/core/faults/apply-faults.ts';
import { closedStatus } from '#sim/core/journal.ts';
import type { Facts } from '#sim/core/matching/facts.ts';
import { chooseOverride } from '#sim/core/overrides/choose.ts';
import { keepsWorldReply } from '#sim/core/overrides/contract-breaches.ts';
import type { OverrideDoc } from '#sim/core/overrides/set.ts';
import { closedConnection, type PlainReply } from '#sim/core/plain-reply.ts';
import { success } from '#sim/core/reply.ts';
import { upstreamFor } from '#sim/core/upstream.ts';
import { queryListsOf } from '#sim/core/url.ts';
import type { Handler, ReadBody } from '#sim/features/handler.ts';
import { isClosed } from '#sim/features/site/rules/site-gate.ts';
import { type Call, finishCall } from './call.ts';
import { callerAccount } from './caller.ts';
import { forwardUpstream, recorded } from './forward-upstream.ts';
import { finish, finishCorrupted, handleCall } from './handle-call.ts';
import { readBody } from './read-body.ts';

/** Handles a call that faults, overrides or a real backend may change. */
export const intervene = async (call: Call, handler: Handler | undefined): Promise<PlainReply> => {
  const { request, endpoint, context } = call;
  try {
    if (!endpoint.send) return await processCall(call, undefined, handler);
    const read = readBody(request, endpoint, context.services);
    // An unreadable body is rejected later, by the handler.
    const known = await read.catch(() => undefined);
    return await processCall({ ...call, read }, known, handler);
  } catch (error) {
    context.log?.error({ err: error, row: endpoint.name }, 'a fault or an override failed');
    return closedConnection(closedStatus);
  }
};

const processCall = async (
  call: Call,
  read: ReadBody | undefined,
  handler: Handler | undefined,
): Promise<PlainReply> => {
  const { world, endpoint, request, entry } = call;
  const facts: Facts = {
    member: callerAccount(world, request),
    query: queryListsOf(request.url),
    headers: request.headers,
    body: read?.body,
  };
  entry.account = facts.member;
  entry.requestBody = facts.body;
  const fault = world.history.runAs(entry.seq, () => applyFaults(world, endpoint, facts));
  entry.explain.push(...(fault?.reasons ?? []).map((why) => ({ why })));
  if (!(await isConnectedAfter(call, fault?.delay ?? 0))) return finishClosed(call);
  const replacement = fault?.replacement;
  if (!replacement) return respond({ ...call, fault }, facts, read, handler);
  setHeaders(call, replacement.headers);
  return finishCorrupted(call, replacement, success(null));
};

/**
 * Responds by override, real backend or world, in this order. Recorded replies are skipped while their backend is set, and
 * changes of the world's own reply while the world refuses all calls: they would be used up without an effect.
 */
const respond = async (
  call: Call,
  facts: Facts,
  read: ReadBody | undefined,
  handler: Handler | undefined,
): Promise<PlainReply> => {
  const { world, endpoint, entry } = call;
  const upstream = upstreamFor(world.state, endpoint);
  const isRefused = !endpoint.always && isClosed(world, endpoint);
  const isUsable = ({ override: { name, replies } }: OverrideDoc): boolean =>
    !(upstream && name === recorded) && !(isRefused && replies.some(keepsWorldReply));
  const chosen = world.history.runAs(entry.seq, () => chooseOverride(world, endpoint, facts, isUsable));
  if (chosen) entry.explain.push({ why: chosen.why });
  const { reply, delay = 0, headers, patch } = chosen ?? {};
  if (!(await isConnectedAfter(call, delay))) return finishClosed(call);
  setHeaders(call, headers);
  if (reply) return finish(call, reply);
  if (upstream) return forwardUpstream({ ...call, patch }, facts, read, upstream);
  return handleCall({ ...call, patch }, handler);
};

/** Sets headers of a reply; pages of other origins that may call can read them. */
const setHeaders = (call: Call, headers: Readonly<Record<string, string>> | undefined): void => {
  for (const [name, value] of Object.entries(headers ?? {})) {
    call.headers[name.toLowerCase()] = value;
    if (call.headers['access-control-allow-origin'] === undefined) continue;
    const exposed = call.headers['access-control-expose-headers'];
    call.headers['access-control-expose-headers'] = [...(exposed === undefined ? [] : [exposed]), name].join(',');
  }
};

/** Records a call whose caller has disconnected. */
const finishClosed = (call: Call): PlainReply => {
  finishCall(call, closedStatus);
  return closedConnection(closedStatus);
};

/** Waits; returns false as soon as the caller disconnects. */
const isConnectedAfter = ({ request }: Call, delay: number): boolean | Promise<boolean> =>
  delay === 0 ||
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      stopListening();
      resolve(true);
    }, delay);
    const stopListening = request.onDisconnect(() => {
      clearTimeout(timer);
      resolve(false);
    });
  });
