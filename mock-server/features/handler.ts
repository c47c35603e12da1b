import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { ParsedBody, ParsedQuery, Value } from '#contract/types.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import type { Session } from '#sim/features/account/rules/sessions.ts';
import type { Visit } from '#sim/features/games/rules/game-visits.ts';
import type { SealedBody } from '#sim/features/shared/open-body.ts';
import type { FlagName, FlagValue } from '#sim/features/site/rules/flag-list.ts';
import type { Services } from './services.ts';

/** The call that a handler processes. */
export interface Context<R extends EndpointDefinition = EndpointDefinition, P = unknown> {
  readonly world: World;
  readonly query: ParsedQuery<R['name']>;
  readonly body: ParsedBody<R['name']>;
  /** The logged-in member; undefined for guests, whom only endpoints for anyone accept. */
  readonly member: R['access'] extends 'anyone' ? Member | undefined : Member;
  readonly session: R['access'] extends 'anyone' ? Session | undefined : Session;
  /** The visit of the calling game frame; undefined on other endpoints. */
  readonly visit: R['access'] extends 'visit' ? Visit : undefined;
  readonly language: WireLanguage;
  readonly headers: NodeJS.Dict<string | string[]>;
  /** Origin that the call was sent to. */
  readonly backendOrigin: string;
  readonly files: readonly UploadedFile[];
  /** Result of the handler's `prepare`. */
  readonly prepared: P;
  /** Returns a flag of the world; writes one that differs from its default to the journal as a reason. */
  flag<N extends FlagName>(name: N): FlagValue<N>;
  /** Returns whether a fault, an override or a real backend may change the responses of an endpoint. */
  hasOverride(endpoint: EndpointDefinition): boolean;
  /** Adds a header to the response. */
  replyHeader(name: string, value: string): void;
  /** Network address that rate limits count calls by. */
  readonly address: string;
  /** Writes a reason to the journal. */
  explain(why: string): void;
}

interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A parsed body that is not validated yet. */
export interface ReadBody {
  readonly body: unknown;
  /** As received; absent for uploads and without a body. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** The envelope of an encrypted body, for the replay check. */
  readonly sealed?: SealedBody;
  readonly files: readonly UploadedFile[];
}

/** The call as `prepare` sees it, before the caller is authorized. */
export type PrepareContext<R extends EndpointDefinition = EndpointDefinition> = Pick<
  Context<R>,
  'world' | 'body' | 'headers'
>;

export interface Handler {
  readonly endpoint: EndpointDefinition;
  readonly prepare: ((services: Services, call: PrepareContext) => Promise<unknown>) | undefined;
  handle(context: Context): unknown;
}

/**
 * Declares the handler of an endpoint. `handler` is synchronous and runs in a transaction: it reads and writes
 * `context.world`, and returns the value of the reply or throws a `Refusal`.
 */
export const handle = <R extends EndpointDefinition>(
  endpoint: R,
  handler: (context: Context<R>) => Value<R['name']>,
): Handler => ({
  endpoint,
  prepare: undefined,
  handle: handler as unknown as Handler['handle'],
});

/**
 * Declares a handler with an asynchronous part: `prepare` runs before the transaction and changes nothing. A refusal
 * that it throws is sent once the caller is authorized.
 */
export const handlePrepared = <R extends EndpointDefinition, P>(
  endpoint: R,
  prepare: (services: Services, call: PrepareContext<R>) => Promise<P>,
  handler: (context: Context<R, P>) => Value<R['name']>,
): Handler => ({
  endpoint,
  prepare: prepare as unknown as Handler['prepare'],
  handle: handler as unknown as Handler['handle'],
});
