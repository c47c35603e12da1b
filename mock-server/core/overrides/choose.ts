import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { errorStatus } from '#contract/errors.ts';
import { type Facts, notes } from '../matching/facts.ts';
import { isSelectedCall } from '../matching/match.ts';
import { matchesCall } from '../matching/misses.ts';
import { failure, type Reply, success } from '../reply.ts';
import type { World } from '../world.ts';
import { contractBreaches, keepsWorldReply } from './contract-breaches.ts';
import type { OverrideReply } from './reply.ts';
import { type OverrideDoc, overrides, overridesOf } from './set.ts';
import { fillTemplates, hasTemplate } from './template.ts';

/** A change of the world's own reply. */
export interface WorldReplyPatch {
  readonly patch: unknown;
  /** The changed reply is not checked against the contract. */
  readonly outsideContract: boolean;
}

/** The response that an override gives to a call. */
export interface Chosen {
  /** Undefined if the world handles the call. */
  readonly reply: Reply | undefined;
  /** Milliseconds before it is sent. */
  readonly delay: number;
  readonly headers: OverrideReply['headers'];
  /** Changes the world's own reply. */
  readonly patch: WorldReplyPatch | undefined;
  /** Reason for the journal. */
  readonly why: string;
}

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatus, text);

const replyOf = ({ value = null, errorCode, status }: OverrideReply): Reply => {
  if (errorCode === undefined && (status ?? 200) < 400) return { ...success(value), status: status ?? 200 };
  const code = errorCode ?? 'system.unknown';
  return {
    status: status ?? (isCode(code) ? errorStatus[code] : 500),
    body: { success: false, value, errorCode: code, message: 'an override is set' },
  };
};

const reasonOf = ({ id, override }: OverrideDoc, number: number): string => {
  const { name, replies, outsideContract } = override;
  const which = replies.length > 1 ? `, reply ${number} of ${replies.length}` : '';
  return `override ${id}${which}${outsideContract ? ', outside the contract' : ''}${name ? `, set by ${name}` : ''}`;
};

const filled = (endpoint: Endpoint, reply: OverrideReply, facts: Facts): OverrideReply => ({
  ...reply,
  ...(reply.value !== undefined && { value: fillTemplates(reply.value, endpoint, facts) }),
  ...(reply.patch !== undefined && { patch: fillTemplates(reply.patch, endpoint, facts) }),
});

/** Returns whether any override targets an endpoint. */
export const isOverridden = (state: World['state'], { name }: EndpointDefinition): boolean =>
  overridesOf(state).some((it) => it.override.endpoint === name);

/** Counts a call against the overrides that match it, newest first, and returns the reply of the first that applies. */
export const chooseOverride = (
  world: World,
  endpoint: Endpoint,
  facts: Facts,
  isUsable: (it: OverrideDoc) => boolean = () => true,
): Chosen | undefined => {
  const candidates = overridesOf(world.state).filter((it) => it.override.endpoint === endpoint.name && isUsable(it));
  return world.transact(() => {
    for (const doc of candidates.toReversed()) {
      const { match, replies } = doc.override;
      if (!matchesCall(world, match, facts)) continue;
      const calls = doc.calls + 1;
      const isApplied = isSelectedCall(match?.calls, calls);
      const answered = doc.answered + (isApplied ? 1 : 0);
      world.state.put(overrides, { ...doc, calls, answered });
      if (!isApplied) continue;
      const number = Math.min(answered, replies.length);
      const set = replies[number - 1] as OverrideReply;
      const reply = filled(endpoint, set, facts);
      for (const [id, value] of Object.entries(reply.sets ?? {})) world.state.put(notes, { id, value });
      const isChecked = !doc.override.outsideContract && hasTemplate(set.value);
      const [breach] = isChecked ? contractBreaches(endpoint, reply) : [];
      const own = keepsWorldReply(reply) ? undefined : replyOf(reply);
      return {
        reply: breach ? failure('system.unknown') : own,
        delay: reply.delay ?? 0,
        headers: reply.headers,
        patch:
          reply.patch === undefined
            ? undefined
            : { patch: reply.patch, outsideContract: doc.override.outsideContract === true },
        why: `${reasonOf(doc, number)}${breach ? `; it breaks the contract: ${breach.field.join('.')}: ${breach.fault}` : ''}`,
      };
    }
    return undefined;
  });
};
