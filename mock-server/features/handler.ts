import type { EndpointDefinition } from '../../src/contract/endpoint.ts';
import type { ParsedBody, ParsedQuery, Value } from '../../src/contract/types.ts';
import type { World } from '../core/world.ts';
import type { Member } from './account/rules/members.ts';
import type { Session } from './account/rules/sessions.ts';
import type { Visit } from './games/rules/visits.ts';
import type { Services } from './services.ts';
import type { SealedBody } from './shared/open-body.ts';
import type { SwitchName, SwitchValue } from './site/rules/flag-list.ts';

/** What a handler knows of the call it answers. */
export interface Context<R extends EndpointDefinition = EndpointDefinition, P = unknown> {
  readonly world: World;
  readonly query: ParsedQuery<R['name']>;
  readonly body: ParsedBody<R['name']>;
  /** The signed-in member; on rows for anyone, guests have none. */
  readonly member: R['access'] extends 'anyone' ? Member | undefined : Member;
  readonly session: R['access'] extends 'anyone' ? Session | undefined : Session;
  /** The visit of the frame that calls; on other rows none. */
  readonly visit: R['access'] extends 'visit' ? Visit : undefined;
  readonly language: 'EN' | 'TY';
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly files: readonly UploadedFile[];
  /** What the handler's `prepare` made. */
  readonly prepared: P;
  /** A switch of the world; a moved one is noted in the journal as a reason. */
  flag<N extends SwitchName>(name: N): SwitchValue<N>;
  /** Whether a fault, an override or a real backend may have a say in the answers of this row. */
  isTouched(row: EndpointDefinition): boolean;
  /** Adds a header to the reply. */
  replyHeader(name: string, value: string): void;
  /** Network address that the caller is counted for. */
  readonly address: string;
  /** Notes a reason in the journal. */
  explain(why: string): void;
}

interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A body as it was read, not yet checked. */
export interface ReadBody {
  readonly body: unknown;
  /** The envelope of an encrypted body, for the check against replay. */
  readonly sealed?: SealedBody;
  readonly files: readonly UploadedFile[];
}

/** What `prepare` knows of the call; the caller is not known yet. */
export type Ahead<R extends EndpointDefinition = EndpointDefinition> = Pick<Context<R>, 'world' | 'body' | 'headers'>;

export interface Handler {
  readonly row: EndpointDefinition;
  readonly prepare: ((services: Services, call: Ahead) => Promise<unknown>) | undefined;
  answer(context: Context): unknown;
}

/**
 * Answers one row of the contract. `answer` runs in a transaction and is synchronous: it reads and
 * writes `context.world`, returns the reply's value or throws a `Refusal`.
 */
export const handle = <R extends EndpointDefinition>(
  row: R,
  answer: (context: Context<R>) => Value<R['name']>,
): Handler => ({
  row,
  prepare: undefined,
  answer: answer as unknown as Handler['answer'],
});

/**
 * As `handle`, for answers that need something slow or loaded late: `prepare` runs before the transaction and changes
 * nothing. What it refuses is refused once the caller is admitted.
 */
export const handlePrepared = <R extends EndpointDefinition, P>(
  row: R,
  prepare: (services: Services, call: Ahead<R>) => Promise<P>,
  answer: (context: Context<R, P>) => Value<R['name']>,
): Handler => ({
  row,
  prepare: prepare as unknown as Handler['prepare'],
  answer: answer as unknown as Handler['answer'],
});
