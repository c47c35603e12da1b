import type { ZodType } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { MerchantFlagName } from './flags.ts';
import type { Category } from './games/categories.ts';
import type { ModuleId } from './modules.ts';

/**
 * Callers that an endpoint accepts. `session`: any logged-in account, including trial; `member`: no trial accounts;
 * `agent`: agent accounts only; `visit`: the frame of a launched game, which has the key of its visit
 * instead of a session.
 */
export type EndpointAccess = 'anyone' | 'session' | 'member' | 'agent' | 'visit';

/**
 * Encoding of a request body. `encrypted` is a JWE in compact form, or plain JSON where the settings allow it;
 * `form` is URL-encoded; `files` is multipart.
 */
export type BodyKind = 'json' | 'encrypted' | 'form' | 'files';

/**
 * The facts a client needs to send a request; the schemas are in a separate file that is never bundled for
 * browsers.
 */
export interface EndpointDefinition {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: EndpointAccess;
  readonly module?: ModuleId;
  readonly send?: BodyKind;
  /** A GET of the spec that changes state: never retried, cached or prefetched. */
  readonly changesState?: true;
  /** Available during maintenance and in restricted regions, because the page needs it to show that state. */
  readonly always?: true;
  /** Refused with `permission.denied` while this flag is off. */
  readonly flag?: MerchantFlagName;
  /** Refused with `permission.denied` where the brand offers none of these categories. */
  readonly categories?: readonly Category[];
  /** The reply is the same for every caller, so that browsers and a CDN may keep it for these seconds. */
  readonly sharedSeconds?: number;
  /** Moves money: the client sends `Idempotency-Key`; a repeated request gets the first reply again. */
  readonly movesMoney?: true;
  /**
   * Not idempotent: a repeated request would be refused or take effect twice. The client sends `Idempotency-Key`; a
   * repeat with the same key gets the first reply again. Implied by `movesMoney`.
   */
  readonly once?: true;
}

/**
 * What only the server needs. Schemas of a request and its response: the query, the body before encryption, `value` of the
 * reply, the possible error codes, and `value` of errors specific to this endpoint (shared ones are in
 * `refusal-details.ts`).
 */
export interface EndpointSchemas {
  /** Title of the operation in the OpenAPI document. */
  readonly summary: string;
  /**
   * Available to members whose account is closed by a time-out or self-exclusion; other endpoints refuse them.
   */
  readonly whenClosed?: true;
  /**
   * Available in restricted regions, for access to a member's own money, records and protection. Implied by
   * `always`.
   */
  readonly whenRestricted?: true;
  readonly query?: ZodType;
  readonly body?: ZodType;
  readonly reply: ZodType;
  readonly errors: readonly ErrorCode[];
  readonly details?: Partial<Record<ErrorCode, ZodType>>;
}

/**
 * Defines an endpoint; the type argument names its schemas, which must be exported as `<name>Schemas` from the schema
 * file. The link exists only in types, so browser bundles hold the definition without the schemas.
 * @__NO_SIDE_EFFECTS__
 */
export const defineEndpoint =
  <_Schemas extends EndpointSchemas>() =>
  <const Definition extends EndpointDefinition>(definition: Definition): Definition =>
    definition;
