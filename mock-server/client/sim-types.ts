import type { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import type { EndpointName, Value } from '#contract/types.ts';
import type { fault } from '#sim/core/faults/fault.ts';
import type { Match } from '#sim/core/matching/match.ts';
import type { Target, Verification } from '#sim/core/matching/verification.ts';
import type { upstream } from '#sim/core/upstream.ts';
import type { Callback, Delivery } from '#sim/http/outgoing/callback.ts';

/** One call in the journal of the world. */
export interface JournalCall {
  readonly seq: number;
  readonly method: string;
  readonly url: string;
  readonly row: string | null;
  readonly status: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: unknown;
  readonly replyBody: unknown;
  /** Why the world responded so. */
  readonly explain: readonly { readonly why: string }[];
  /** Number of the call whose connection was closed without a response, if this one repeats it; else null. */
  readonly repeats: number | null;
}

export interface CallFilter {
  readonly path?: string;
  readonly method?: string;
  readonly status?: number;
}

/** A match of the sportsbook; `startsAt` in epoch ms of the world. */
export interface SportsMatch {
  readonly id: string;
  readonly sport: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly phase: 'upcoming' | 'live' | 'finished' | 'void' | 'postponed';
  readonly score: readonly [number, number];
}

/** A call that named no world while a test was running, and was refused. */
export interface UnnamedCall {
  readonly method: string;
  readonly url: string;
  readonly referer: string | null;
}

/** SMS codes, sums of captchas and e-mails of a world. */
export interface SentCodes {
  readonly sms: readonly { readonly purpose: string; readonly mobile: string; readonly code: string }[];
  readonly captchas: readonly { readonly answer: string }[];
  readonly mails: readonly {
    readonly to: string;
    readonly temporaryPassword: string | null;
    readonly code: string | null;
  }[];
}

/** A reply that `sim.override` sets; omitted parts are taken from the world's own reply. */
export interface SetReply<N extends string> {
  readonly value?: Value<N>;
  /** Changes of the world's own value as a JSON merge patch: null removes a field. */
  readonly patch?: unknown;
  /** Headers of the reply, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly errorCode?: ErrorCode;
  /** Milliseconds. */
  readonly delay?: number;
  readonly sets?: Readonly<Record<string, string>>;
}

/** Endpoints that a fault applies to: one, all, or those of a path in which `*` matches any text. */
type FaultTarget = EndpointName | '*' | `/${string}`;

/** A fault as `sim.faults` sets it. */
export type SetFault = Omit<z.input<typeof fault>, 'endpoint'> & { readonly endpoint: FaultTarget };

/** Calls to match: an endpoint, or a path in which `*` matches any text. */
export type CallTarget = Omit<Target, 'endpoint'> & { readonly endpoint?: EndpointName | undefined };

/** Calls to match, and their expected number or order. */
export type ExpectedCalls = Omit<Verification, 'endpoint' | 'inOrder'> & {
  readonly endpoint?: EndpointName | undefined;
  readonly inOrder?: CallTarget[] | undefined;
};

/** A document that differs; null in the state in which it does not exist. */
export interface ChangedDocument {
  readonly kind: string;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A call that changed documents. */
export interface HistoryCall {
  /** Number of the call in the journal. */
  readonly call: number;
  /** Epoch ms of the world. */
  readonly at: number;
  readonly kinds: readonly string[];
  readonly documents: number;
  readonly method: string | null;
  readonly url: string | null;
  readonly row: string | null;
  readonly account: string | null;
}

/** A real backend that handles endpoints instead of the world. */
export type SetUpstream = Omit<z.input<typeof upstream>, 'endpoints'> & {
  readonly endpoints?: (EndpointName | '*')[];
};

/** Callbacks of a world, and their deliveries. */
export interface Callbacks {
  readonly callbacks: readonly (Callback & { readonly id: string })[];
  readonly deliveries: readonly (Omit<Delivery, 'body'> & { readonly body: unknown })[];
}

/** Replies to calls of an endpoint, typed by its contract unless they break it on purpose. */
export type OwnReplies =
  | {
      readonly [N in EndpointName]: {
        readonly endpoint: N;
        readonly match?: Match;
        readonly replies: readonly SetReply<N>[];
        readonly outsideContract?: false;
      };
    }[EndpointName]
  | {
      readonly endpoint: EndpointName;
      readonly match?: Match;
      readonly replies: readonly Readonly<Record<string, unknown>>[];
      readonly outsideContract: true;
    };

/** A literal must be one of the known names; a text that is only known at run time may have any value. */
export type Named<Text extends string, Known extends string> = string extends Text
  ? Text
  : Text extends Known
    ? Text
    : Known;

type Part = `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** A span of time such as `90s`, `5m` or `1d12h`. */
export type Span = Part | `${Part}${Part}` | `${Part}${Part}${Part}`;
