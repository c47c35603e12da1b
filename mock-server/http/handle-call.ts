import * as z from 'zod';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { detailsOf, errorsOf } from '#contract/endpoint-errors.ts';
import type { Endpoint } from '#contract/endpoints.ts';
import type { WireLanguage } from '#contract/fields.ts';
import { corruptedReply } from '#sim/core/faults/corrupted-reply.ts';
import type { Fault } from '#sim/core/faults/fault.ts';
import { hasOverride } from '#sim/core/has-override.ts';
import { runOnce } from '#sim/core/idempotency.ts';
import { invalid, invalidFields } from '#sim/core/invalid.ts';
import { NotReady } from '#sim/core/not-ready.ts';
import { mergePatch } from '#sim/core/overrides/merge-patch.ts';
import { unknownFields } from '#sim/core/overrides/unknown-fields.ts';
import type { PlainReply } from '#sim/core/plain-reply.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { failure, headersFor, plainReply, type Reply, success } from '#sim/core/reply.ts';
import { StoreError } from '#sim/core/store/store-error.ts';
import { queryOf } from '#sim/core/url.ts';
import { refuseReplay } from '#sim/features/account/rules/nonces.ts';
import type { Context, Handler, PrepareContext, ReadBody } from '#sim/features/handler.ts';
import type { FlagName } from '#sim/features/site/rules/flag-list.ts';
import { flag, flagSetting } from '#sim/features/site/rules/flags.ts';
import { type Call, finishCall } from './call.ts';
import { authorizeCaller, type Caller } from './caller.ts';
import { checkStorable } from './decode-body.ts';
import { networkAddress } from './network-address.ts';
import { readBody } from './read-body.ts';

const noBody: ReadBody = { body: undefined, files: [] };

/** Handles a call in its world: reads the body, checks the caller and runs the handler. */
export const handleCall = (call: Call, handler: Handler | undefined): PlainReply | Promise<PlainReply> => {
  const { world, request, endpoint, entry } = call;
  const { services } = call.context;
  const respond = (read: ReadBody, prepared: unknown) =>
    respondTo(call, (caller) => runHandler(call, handler, caller, read, prepared));
  // Plain GETs, the common case, are handled without yielding to the event loop.
  if (!endpoint.send && !handler?.prepare) return respond(noBody, undefined);
  const readAndRespond = async (): Promise<PlainReply> => {
    // Uploads use memory, so the caller is authorized before any file is read.
    if (endpoint.send === 'files') world.history.runAs(entry.seq, () => authorizeCaller(world, endpoint, request));
    const read = endpoint.send ? await (call.read ?? readBody(request, endpoint, services)) : noBody;
    return respond(read, await prepare(call, handler, read));
  };
  return readAndRespond().catch((error: unknown) => finish(call, replyTo(error, call)));
};

/** Returns the result of the handler's `prepare`, or its refusal, which is thrown once the caller is authorized. */
const prepare = async (call: Call, handler: Handler | undefined, { body }: ReadBody): Promise<unknown> => {
  const result = call.endpoint.body?.safeParse(body);
  if (!handler?.prepare || result?.success === false) return undefined;
  const { world, request, context } = call;
  const prepareContext = { world, headers: request.headers, body: result?.data } as unknown as PrepareContext;
  return handler.prepare(context.services, prepareContext).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
};

const respondTo = (call: Call, work: (caller: Caller) => unknown): PlainReply => {
  const { world, endpoint, request, entry } = call;
  let reply: Reply;
  try {
    const value = world.history.runAs(entry.seq, () => {
      const caller = authorizeCaller(world, endpoint, request);
      entry.account = caller.member?.account ?? null;
      return work(caller);
    });
    reply = checked(call, value);
  } catch (error) {
    reply = replyTo(error, call);
  }
  return finish(call, reply);
};

const runHandler = (
  { request, headers, world, endpoint, entry }: Call,
  handler: Handler | undefined,
  caller: Caller,
  read: ReadBody,
  prepared: unknown,
): unknown => {
  entry.requestBody = read.body;
  if (!handler) throw new Refusal('permission.denied', { why: 'this feature is not available yet' });
  if (endpoint.send === 'encrypted' && !read.sealed && !flag(world.state, 'PLAIN_BODIES'))
    throw invalid('', 'encryption');
  const query = parsed(endpoint.query, queryOf(request.url));
  checkStorable(query);
  const body = parsed(endpoint.body, read.body);
  if (prepared instanceof Refusal) throw prepared;
  const context = {
    world,
    query,
    body,
    ...caller,
    language: (query as { language?: WireLanguage } | undefined)?.language ?? flag(world.state, 'LOCATION'),
    headers: request.headers,
    get backendOrigin() {
      return request.origin;
    },
    files: read.files,
    prepared,
    flag: (name: FlagName) => {
      const setting = flagSetting(world.state, name);
      if (setting) {
        entry.explain.push({
          why: `${name} is ${JSON.stringify(setting.value)}, set by ${setting.setBy}`,
          since: setting.setAt,
        });
      }
      return flag(world.state, name);
    },
    hasOverride: (other: EndpointDefinition) => hasOverride(world.state, other),
    replyHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    address: networkAddress(request.address),
    explain: (why: string) => entry.explain.push({ why }),
  } as unknown as Context;
  return world.transact(() => {
    if (read.sealed) refuseReplay(world, read.sealed);
    return runOnce(world, endpoint, caller.member?.id ?? '', request, { query, body }, () => handler.handle(context));
  });
};

const parsed = (schema: Endpoint['query'], input: unknown): unknown => {
  const result = schema?.safeParse(input);
  if (result && !result.success) throw invalidFields(result.error);
  return result?.data;
};

/** Returns the reply with the value parsed by the contract, which drops unknown fields. */
const checked = ({ endpoint }: Call, value: unknown): Reply => {
  const result = endpoint.reply.safeParse(value);
  if (!result.success) throw new Error(`${endpoint.name} breaks its reply schema: ${result.error.message}`);
  const kept = endpoint.sharedSeconds;
  // Worlds share addresses: only a browser with the same cookies may keep a reply.
  return { ...success(result.data), ...(kept && { headers: { 'cache-control': `private, max-age=${kept}` } }) };
};

/** Returns the reply of a refusal, its code and details checked by the contract. The reason is only written to the journal. */
const refused = ({ entry, endpoint, world }: Call, { code, value, why }: Refusal): Reply => {
  entry.explain.push({ why: why ? `${code}: ${why}` : code });
  if (!errorsOf(endpoint).includes(code)) throw new Error(`${endpoint.name} does not list the code ${code}`);
  const result = (detailsOf(endpoint, code) ?? z.null()).safeParse(value);
  if (!result.success) throw new Error(`${endpoint.name} breaks its details of ${code}: ${result.error.message}`);
  return withRetryAfter(failure(code, result.data), world.now());
};

/**
 * Adds the time at which the call is possible again to a rate limit refusal, in the form that proxies and clients read.
 */
const withRetryAfter = (reply: Reply, now: number): Reply => {
  const until = (reply.body.value as { until?: unknown } | null)?.until;
  if (reply.status !== 429 || typeof until !== 'number') return reply;
  return { ...reply, headers: { 'retry-after': String(Math.max(1, Math.ceil((until - now) / 1000))) } };
};

const replyTo = (error: unknown, call: Call): Reply => {
  try {
    if (error instanceof Refusal) return refused(call, error);
  } catch (contractError) {
    return internalError(call, contractError);
  }
  return internalError(call, error);
};

const internalError = ({ entry, endpoint, context }: Call, error: unknown): Reply => {
  if (error instanceof StoreError || error instanceof NotReady) {
    // The store has logged its cause, and content is read again with each call.
    entry.explain.push({ why: error.message });
    return { ...failure('system.unknown'), status: 503, headers: { 'retry-after': '1' } };
  }
  entry.explain.push({ why: `simulator error: ${String(error)}` });
  context.log?.error({ err: error, row: endpoint.name }, 'a handler failed');
  return failure('system.unknown');
};

/** Returns the response with the changes of an override; errors are kept. */
const patched = ({ patch: set, endpoint, entry }: Call, reply: Reply): Reply => {
  if (!set || !reply.body.success) return reply;
  const value = mergePatch(reply.body.value, set.patch);
  if (set.outsideContract) return { ...reply, body: { ...reply.body, value } };
  const { error } = endpoint.reply.safeParse(value);
  const breach = error?.issues[0]?.path ?? unknownFields(endpoint.reply, value)[0];
  if (!breach) return { ...reply, body: { ...reply.body, value } };
  entry.explain.push({ why: `the patch of an override breaks the contract: ${breach.join('.')}` });
  return failure('system.unknown');
};

/** Records a reply and serializes it, corrupted if a fault applies. */
export const finish = (call: Call, unpatched: Reply): PlainReply => {
  const reply = patched(call, unpatched);
  const { world, entry, fault } = call;
  entry.replyBody = reply.body;
  const headers = { ...call.headers, ...headersFor(reply, world.now()) };
  entry.replyHeaders = headers;
  if (!fault?.corruption) {
    finishCall(call, reply.status);
    return plainReply(reply, world.now(), headers);
  }
  return finishCorrupted(call, fault.corruption, reply);
};

/** Records the corrupted reply of a fault and returns it. */
export const finishCorrupted = (call: Call, fault: Fault, reply: Reply): PlainReply => {
  const corrupted = corruptedReply(fault, reply, call.world.now());
  finishCall(call, corrupted.status);
  return { ...corrupted, headers: { ...call.headers, ...corrupted.headers } };
};
