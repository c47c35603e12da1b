import type { Fault } from '../core/faults/fault.ts';
import { closedStatus, later, sendSpoilt } from '../core/faults/send.ts';
import { strike } from '../core/faults/strike.ts';
import { type Facts, queryOf } from '../core/matching/facts.ts';
import { chooseOverride } from '../core/overrides/choose.ts';
import type { OverrideDoc } from '../core/overrides/set.ts';
import { success } from '../core/reply.ts';
import { upstreamFor } from '../core/upstream.ts';
import type { Handler, ReadBody } from '../features/handler.ts';
import { answerCall, finish } from './answer.ts';
import { type Call, conclude } from './call.ts';
import { accountOf } from './caller.ts';
import { passOn, recorded } from './pass-on.ts';
import { readBody } from './read-body.ts';

/** Lets faults and overrides have their way with a call, and the world answer where they leave it to it. */
export const intervene = (call: Call, handler: Handler | undefined): void => {
  const { request, response, endpoint, around } = call;
  if (!endpoint.send) {
    go(call, undefined, handler);
    return;
  }
  const read = readBody(request, response, endpoint, around.services);
  // What cannot be read is refused when the world answers.
  read
    .catch(() => undefined)
    .then((known) => go({ ...call, read }, known, handler))
    .catch((error: unknown) => {
      around.log?.error({ err: error, row: endpoint.name }, 'a fault or an override failed');
      response.destroy();
    });
};

const go = (call: Call, read: ReadBody | undefined, handler: Handler | undefined): void => {
  const { world, endpoint, request, entry } = call;
  const facts: Facts = {
    member: accountOf(world, request),
    query: queryOf(request.url),
    headers: request.headers,
    body: read?.body,
  };
  entry.account = facts.member;
  entry.requestBody = facts.body;
  const struck = world.history.during(entry.seq, () => strike(world, endpoint, facts));
  entry.explain.push(...(struck?.reasons ?? []).map((why) => ({ why })));
  const instead = struck?.instead;
  hold(call, struck?.delay ?? 0, () => {
    if (instead) giveUp(call, instead);
    else answer({ ...call, strike: struck }, facts, read, handler);
  });
};

/** An override answers first, then a real backend, then the world. What was heard from that backend is for when it is gone. */
const answer = (call: Call, facts: Facts, read: ReadBody | undefined, handler: Handler | undefined): void => {
  const { world, endpoint, entry } = call;
  const upstream = upstreamFor(world.state, endpoint);
  const isUsable = ({ override }: OverrideDoc): boolean => !upstream || override.name !== recorded;
  const chosen = world.history.during(entry.seq, () => chooseOverride(world, endpoint, facts, isUsable));
  if (chosen) entry.explain.push({ why: chosen.why });
  const { reply, delay = 0 } = chosen ?? {};
  hold(call, delay, () => {
    if (reply) finish(call, reply);
    else if (upstream) void passOn(call, facts, read, upstream);
    else answerCall(call, handler);
  });
};

const giveUp = (call: Call, fault: Fault): void =>
  conclude(call, sendSpoilt(call.response, fault, success(null), call.world.now()));

/** Goes on after a while, unless the caller leaves before. */
const hold = (call: Call, delay: number, next: () => void): void => {
  if (delay === 0) {
    next();
    return;
  }
  const leave = (): void => conclude(call, closedStatus);
  call.response.once('close', leave);
  later(call.response, delay, () => {
    call.response.off('close', leave);
    next();
  });
};
