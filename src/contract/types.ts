import type { z } from 'zod';
import type { ImpliedCode } from './endpoint-errors.ts';
import type { EndpointModules as Modules } from './endpoints.ts';
import type { ErrorCode } from './errors.ts';
import type { refusalDetails } from './refusal-details.ts';

type Schemas<N extends string> = `${N}Schemas` extends keyof Modules ? Modules[`${N}Schemas`] : never;

/** Names of all endpoints. */
export type EndpointName = { [K in keyof Modules]: K extends `${infer N}Schemas` ? N : never }[keyof Modules];

type Part<N extends string, K extends string, Kind extends 'in' | 'out'> =
  Schemas<N> extends Record<K, infer S extends z.ZodType>
    ? Kind extends 'in'
      ? z.input<S>
      : z.output<S>
    : [Schemas<N>] extends [never]
      ? never
      : undefined;

/** `value` of a successful reply of the endpoint with this name. */
export type Value<N extends string> = Part<N, 'reply', 'out'>;
/** Query as passed by the caller. */
export type Query<N extends string> = Part<N, 'query', 'in'>;
/** Body as passed by the caller, before encryption. */
export type Body<N extends string> = Part<N, 'body', 'in'>;

/** Query and body as passed to a handler: validated, numbers parsed, defaults applied. */
export type ParsedQuery<N extends string> = Part<N, 'query', 'out'>;
export type ParsedBody<N extends string> = Part<N, 'body', 'out'>;

type GeneralDetails<C extends ErrorCode> = C extends keyof typeof refusalDetails
  ? z.output<(typeof refusalDetails)[C]>
  : null;

/** Names of endpoints that may be refused with this code. */
export type EndpointsRefusedWith<C extends ErrorCode> = C extends ImpliedCode
  ? EndpointName
  : {
      [N in EndpointName]: Schemas<N> extends { errors: readonly (infer E)[] } ? (C extends E ? N : never) : never;
    }[EndpointName];

/** `value` of a refusal of this endpoint with this code; null for codes without details. */
export type Details<N extends EndpointName, C extends ErrorCode> = N extends EndpointName
  ? C extends ErrorCode
    ? Schemas<N> extends { details: Record<C, infer S extends z.ZodType> }
      ? z.output<S>
      : GeneralDetails<C>
    : never
  : never;

/** `value` of a refusal with this code, for any endpoint. */
export type AnyDetails<C extends ErrorCode> = C extends ErrorCode
  ? Details<EndpointsRefusedWith<C>, C> | GeneralDetails<C>
  : never;

export type Game = z.output<Modules['game']>;
export type Vendor = z.output<Modules['vendor']>;
export type Announcement = z.output<Modules['announcement']>;
export type PromotionTerms = z.output<Modules['promotionTerms']>;
export type HelpItem = Value<'helpCenter'>[number];
export type ChatMessage = z.output<Modules['chatMessage']>;

export type HotMatch = z.output<Modules['hotMatch']>;
export type Lottery = z.output<Modules['lottery']>;
export type LotteryOrder = z.output<Modules['order']>;
export type Message = z.output<Modules['message']>;
export type Deposit = z.output<Modules['deposit']>;
export type Withdrawal = z.output<Modules['withdrawal']>;
export type BankCard = z.output<Modules['bankCard']>;
export type Passkey = z.output<Modules['passkey']>;
export type ConfirmNeed = z.output<Modules['confirmNeed']>;
export type ConfirmMethod = z.output<Modules['confirmMethod']>;
export type SecondStepNeed = z.output<Modules['secondStepNeed']>;
export type Reward = z.output<Modules['reward']>;
export type Mission = z.output<Modules['mission']>;
export type OwnLimits = Value<'ownLimits'>;
export type OwnLimit = z.output<Modules['ownLimit']>;
export type LimitRefusal = z.output<Modules['limitRefusal']>;
export type BetLine = z.output<Modules['betLine']>;

/** The wrapper of every reply; the spec's `data` is this body. */
export type Envelope<V> =
  | { readonly success: true; readonly value: V; readonly errorCode: null; readonly message: string }
  | { readonly success: false; readonly value: unknown; readonly errorCode: string; readonly message: string };
