import { applyFaults } from '#sim/core/faults/apply-faults.ts';
import type { Fault } from '#sim/core/faults/fault.ts';
import { afterDelay, sendCorrupted } from '#sim/core/faults/send-corrupted.ts';
import { closedStatus } from '#sim/core/journal.ts';
import type { Facts } from '#sim/core/matching/facts.ts';
import { chooseOverride } from '#sim/core/overrides/choose.ts';
import { keepsWorldReply } from '#sim/core/overrides/contract-breaches.ts';
import type { OverrideDoc } from '#sim/core/overrides/set.ts';
import { success } from '#sim/core/reply.ts';
import { upstreamFor } from '#sim/core/upstream.ts';
import { queryListsOf } from '#sim/core/url.ts';
import type { Handler, ReadBody } from '#sim/features/handler.ts';
import { isClosed } from '#sim/features/site/rules/site-gate.ts';
import { type Call, finishCall } from './call.ts';
import { callerAccount } from './caller.ts';
import { forwardUpstream, recorded } from './forward-upstream.ts';
import { finish, handleCall } from './handle-call.ts';
import { readBody } from './read-body.ts';

/** Handles a call that faults, overrides or a real backend may change. */
export const intervene = (call: Call, handler: Handler | undefined): void => {
  const { request, response, endpoint, context } = call;
  if (!endpoint.send) {
    processCall(call, undefined, handler);
    return;
  }
  const read = readBody(request, response, endpoint, context.services);
  // An unreadable body is rejected later, by the handler.
  read
    .catch(() => undefined)
    .then((known) => processCall({ ...call, read }, known, handler))
    .catch((error: unknown) => {
      context.log?.error({ err: error, row: endpoint.name }, 'a fault or an override failed');
      response.destroy();
    });
};

const processCall = (call: Call, read: ReadBody | undefined, handler: Handler | undefined): void => {
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
  const replacement = fault?.replacement;
  delayCall(call, fault?.delay ?? 0, () => {
    if (replacement) setHeaders(call, replacement.headers);
    if (replacement) sendReplacement(call, replacement);
    else respond({ ...call, fault }, facts, read, handler);
  });
};

/**
 * Responds by override, real backend or world, in this order. Recorded replies are skipped while their backend is set, and
 * changes of the world's own reply while the world refuses all calls: they would be used up without an effect.
 */
const respond = (call: Call, facts: Facts, read: ReadBody | undefined, handler: Handler | undefined): void => {
  const { world, endpoint, entry } = call;
  const upstream = upstreamFor(world.state, endpoint);
  const isRefused = !endpoint.always && isClosed(world.state, endpoint);
  const isUsable = ({ override: { name, replies } }: OverrideDoc): boolean =>
    !(upstream && name === recorded) && !(isRefused && replies.some(keepsWorldReply));
  const chosen = world.history.runAs(entry.seq, () => chooseOverride(world, endpoint, facts, isUsable));
  if (chosen) entry.explain.push({ why: chosen.why });
  const { reply, delay = 0, headers, patch } = chosen ?? {};
  delayCall(call, delay, () => {
    setHeaders(call, headers);
    if (reply) finish(call, reply);
    else if (upstream) void forwardUpstream({ ...call, patch }, facts, read, upstream);
    else handleCall({ ...call, patch }, handler);
  });
};

/** Sets headers of a reply before it is sent; pages of other origins that may call can read them. */
const setHeaders = ({ response }: Call, headers: Readonly<Record<string, string>> | undefined): void => {
  for (const [name, value] of Object.entries(headers ?? {})) {
    response.setHeader(name, value);
    if (response.hasHeader('access-control-allow-origin')) response.appendHeader('access-control-expose-headers', name);
  }
};

const sendReplacement = (call: Call, fault: Fault): void =>
  finishCall(call, sendCorrupted(call.response, fault, success(null), call.world.now()));

/** Runs `next` after a delay, unless the caller disconnects first. */
const delayCall = (call: Call, delay: number, next: () => void): void => {
  if (delay === 0) {
    next();
    return;
  }
  const onClose = (): void => finishCall(call, closedStatus);
  call.response.once('close', onClose);
  afterDelay(call.response, delay, () => {
    call.response.off('close', onClose);
    next();
  });
};
