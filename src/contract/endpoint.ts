import type { ZodType } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { MerchantFlagName } from './flags.ts';
import type { ModuleId } from './modules.ts';

/**
 * Who may call an endpoint. `session` takes any signed-in account, trial included; `member` bars trial (A24); `agent` asks
 * for an agent type (A01); `visit` is the frame of a launched game, which has no session but the key of its visit.
 */
export type EndpointAccess = 'anyone' | 'session' | 'member' | 'agent' | 'visit';

/**
 * How a request body travels. `encrypted` is a JWE in compact form (A81), or plain JSON where
 * the settings allow it; `form` is URL-encoded; `files` is multipart.
 */
export type BodyKind = 'json' | 'encrypted' | 'form' | 'files';

/** What a client must know to place a call (A86); its schemas stand beside it and never reach a browser. */
export interface EndpointDefinition {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: EndpointAccess;
  readonly module?: ModuleId;
  readonly send?: BodyKind;
  /** A GET of the spec that changes state (A87): never retried, cached or prefetched. */
  readonly changesState?: true;
  /** Answers under maintenance and in barred regions too: what the page needs to say so. */
  readonly always?: true;
  /** Answers members whose account is closed by a time-out or self-exclusion too; other rows refuse them (X06). */
  readonly whenClosed?: true;
  /** Answers in a barred region too (A97): what leads to a member's own money, records and protection. `always` rows do anyway. */
  readonly whenRestricted?: true;
  /** Closed with `permission.denied` while this flag is off. */
  readonly flag?: MerchantFlagName;
  /** Moves money: the client sends `Idempotency-Key`, a repeat gets the first reply again. */
  readonly movesMoney?: true;
  /**
   * What a second call would be refused, or would do twice: the client sends `Idempotency-Key`, a repeat under it gets
   * the first reply again (X19). Endpoints that move money have it anyway.
   */
  readonly once?: true;
}

/**
 * What a call carries: the query as it stands in the address, the body before encryption, `value` of the reply, the
 * codes it may fail with, and `value` of a refusal where it is this endpoint's own (others stand in
 * `refusal-details.ts`).
 */
export interface EndpointSchemas {
  /** What the call does, in a few words: title of its operation in the OpenAPI document. */
  readonly summary: string;
  readonly query?: ZodType;
  readonly body?: ZodType;
  readonly reply: ZodType;
  readonly errors: readonly ErrorCode[];
  readonly details?: Partial<Record<ErrorCode, ZodType>>;
}

/**
 * Defines an endpoint; the type argument names its schemas, which must stand beside it as `<name>Schemas`. The two are
 * linked by type alone, so a browser's bundle holds the definition without the schemas.
 * @__NO_SIDE_EFFECTS__
 */
export const defineEndpoint =
  <_Schemas extends EndpointSchemas>() =>
  <const Definition extends EndpointDefinition>(definition: Definition): Definition =>
    definition;
