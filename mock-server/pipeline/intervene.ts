import { success } from '../engine/reply.ts';
import type { Fault } from '../faults/fault.ts';
import { closedStatus, later, sendSpoilt } from '../faults/send.ts';
import { isFaulty, strike } from '../faults/strike.ts';
import { type Facts, queryOf } from '../matching/facts.ts';
import { chooseOverride, isOverridden } from '../overrides/choose.ts';
import { answerCall, finish } from './answer.ts';
import { type Call, conclude } from './call.ts';
import { accountOf } from './caller.ts';
import type { Handler, ReadBody } from './handle.ts';
import { readBody } from './read-body.ts';

/** Whether anything but the world may have a say in the answer. Asked before every call: a world without any is quick. */
export const isTouched = ({ world, endpoint }: Call): boolean =>
  isFaulty(world.state, endpoint) || isOverridden(world.state, endpoint);

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
    else answer({ ...call, strike: struck }, facts, handler);
  });
};

const answer = (call: Call, facts: Facts, handler: Handler | undefined): void => {
  const { world, endpoint, entry } = call;
  const chosen = world.history.during(entry.seq, () => chooseOverride(world, endpoint, facts));
  if (!chosen) {
    answerCall(call, handler);
    return;
  }
  entry.explain.push({ why: chosen.why });
  const { reply, delay } = chosen;
  hold(call, delay, () => (reply ? finish(call, reply) : answerCall(call, handler)));
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
