import type { Envelope } from '#contract/types.ts';
import type { Facts } from '#sim/core/matching/facts.ts';
import { mask } from '#sim/core/matching/mask.ts';
import { escapePattern } from '#sim/core/matching/pattern.ts';
import { maskBody, maskQuery, maskReply, maskValue } from '#sim/core/matching/secret-fields.ts';
import { failureText, type OutgoingResponse } from '#sim/core/outgoing.ts';
import { contractBreaches } from '#sim/core/overrides/contract-breaches.ts';
import { addOverride, overridesOf, removeOverride } from '#sim/core/overrides/set.ts';
import { closedConnection, type PlainReply, type ReplyHeaders } from '#sim/core/plain-reply.ts';
import { type CheckedReply, checkReply, type Upstream } from '#sim/core/upstream.ts';
import type { ReadBody } from '#sim/features/handler.ts';
import { parseJson } from '#sim/features/shared/open-body.ts';
import { type Call, finishCall } from './call.ts';
import { finish } from './handle-call.ts';
import { problemReply } from './problem.ts';

/** Origin label of overrides recorded from a real backend. */
export const recorded = 'recorded';

/** Headers of the call that concern the connection between browser and this server, or reveal this machine. */
const droppedRequestHeaders =
  /^(host|connection|expect|keep-alive|transfer-encoding|te|upgrade|content-length|accept-encoding|cookie|origin|referer|x-sim-world|x-forwarded-.*|sec-.*)$/;

/** Dropped headers whose absence changes the call for the backend. */
const significantHeaders = /^(cookie|origin|referer|expect)$/;

/** Headers of the reply that concern its transport; the body is already decoded, and CORS is decided by this server. */
const transportHeaders =
  /^(connection|keep-alive|proxy-.*|trailer|transfer-encoding|upgrade|content-encoding|content-length|access-control-.*)$/;

/** Equals the request timeout of pages. */
const upstreamTimeoutMs = 30_000;

/** Returns headers of a reply for the caller; cookies are handled separately. */
const forwardedHeaders = (headers: Headers): Record<string, string | readonly string[]> => {
  const cookies = headers.getSetCookie();
  const others = [...headers].filter(([name]) => !transportHeaders.test(name) && name !== 'set-cookie');
  return { ...Object.fromEntries(others), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
};

const isEnvelope = (body: unknown): boolean => typeof body === 'object' && body !== null && 'success' in body;

/** Returns a reply without envelope unchanged: an empty one, a redirect, a page of a proxy. */
const finishUnchanged = (call: Call, status: number, headers: ReplyHeaders, bytes: Uint8Array): PlainReply => {
  call.entry.replyHeaders = headers;
  finishCall(call, status);
  const hasBody = status !== 204 && status !== 304;
  return { status, headers: { ...call.headers, ...headers }, body: hasBody ? bytes : undefined };
};

const headersOf = ({ request }: Call, opened: boolean): Record<string, string> => {
  const forwarded = Object.entries(request.headers).filter(
    ([name, value]) => value !== undefined && !droppedRequestHeaders.test(name),
  );
  const headers = Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)]));
  return opened ? { ...headers, 'content-type': 'application/json', encryption: 'none' } : headers;
};

/**
 * Returns the body as it was received; a body that was encrypted to this simulator is decrypted, because the upstream
 * could not read it.
 */
const bodyOf = (read: ReadBody | undefined) => (read?.sealed ? JSON.stringify(read.body) : read?.bytes);

/** Stores a reply for later calls with the same content. Secrets are stored as `***`, which matches any text. */
const storeReply = (call: Call, { query, body }: Facts, { errorCode, value }: CheckedReply): void => {
  const { world, endpoint, entry } = call;
  const reply = {
    ...(errorCode !== null && { errorCode }),
    value: (maskValue(endpoint, value, errorCode) ?? null) as never,
  };
  if (contractBreaches(endpoint, reply).length > 0) {
    entry.explain.push({ why: 'not kept: without its secrets it breaks the contract' });
    return;
  }
  const match = {
    query: maskQuery(endpoint, escapePattern(query)) as { [name: string]: string | string[] },
    ...(body !== undefined && { body: maskBody(endpoint, escapePattern(body)) as never }),
  };
  const text = JSON.stringify(match);
  world.transact(() => {
    for (const { id, override: it } of overridesOf(world.state))
      if (it.name === recorded && it.endpoint === endpoint.name && JSON.stringify(it.match) === text)
        removeOverride(world, id);
    addOverride(world, { name: recorded, endpoint: endpoint.name, match, replies: [reply] });
  });
};

const returnUpstreamReply = (
  call: Call,
  facts: Facts,
  { base, keep }: Upstream,
  { status, headers, bytes }: OutgoingResponse,
): PlainReply => {
  const { endpoint, entry } = call;
  const text = bytes.toString('utf8');
  const body = parseJson(text);
  const checked = checkReply(endpoint, status, body);
  const { breaches } = checked;
  const found = breaches.length > 0 ? `breaks the contract: ${breaches.join('; ')}` : 'keeps the contract';
  entry.explain.push({ why: `answered by ${base}; the reply ${found}` });
  const dropped = Object.keys(call.request.headers).filter((name) => significantHeaders.test(name));
  if (dropped.length > 0) entry.explain.push({ why: `passed on without ${dropped.join(', ')}` });
  if (keep && breaches.length === 0) storeReply(call, facts, checked);
  const back = forwardedHeaders(headers);
  const reply = isEnvelope(body)
    ? finish(call, { status, body: body as Envelope<unknown>, headers: back })
    : finishUnchanged(call, status, back, bytes);
  // Secrets of another backend must not be stored in this journal.
  entry.replyBody = body === undefined ? mask(text) : maskReply(endpoint, body);
  entry.requestBody = maskBody(endpoint, entry.requestBody);
  return reply;
};

/** Forwards a call to a real backend instead of the world. */
export const forwardUpstream = async (
  call: Call,
  facts: Facts,
  read: ReadBody | undefined,
  to: Upstream,
): Promise<PlainReply> => {
  const { request, entry, context } = call;
  let isConnected = true;
  const stopListening = request.onDisconnect(() => {
    isConnected = false;
  });
  const body = bodyOf(read);
  try {
    const answered = await context.services.outgoing.send(to.base.replace(/\/$/, '') + request.url, {
      method: request.method,
      headers: headersOf(call, read?.sealed !== undefined),
      ...(body !== undefined && body.length > 0 && { body }),
      timeoutMs: upstreamTimeoutMs,
    });
    if (isConnected) return returnUpstreamReply(call, facts, to, answered);
    finishCall(call, 499);
    return closedConnection(499);
  } catch (error) {
    const detail = `${to.base} did not answer: ${failureText(error)}.`;
    entry.explain.push({ why: detail });
    finishCall(call, 502);
    return problemReply({ status: 502, title: 'No answer', detail });
  } finally {
    stopListening();
  }
};
