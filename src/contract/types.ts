import type { z } from 'zod';
import type * as content from './schemas/content.ts';
import type * as games from './schemas/games.ts';
import type * as member from './schemas/member.ts';
import type * as password from './schemas/password.ts';
import type * as registration from './schemas/registration.ts';
import type * as service from './schemas/service.ts';
import type * as session from './schemas/session.ts';
import type * as social from './schemas/social.ts';
import type * as system from './schemas/system.ts';
import type * as trial from './schemas/trial.ts';
import type * as verification from './schemas/verification.ts';

type All = typeof content &
  typeof games &
  typeof member &
  typeof password &
  typeof registration &
  typeof service &
  typeof session &
  typeof social &
  typeof system &
  typeof trial &
  typeof verification;
type Part<N, K extends string, Kind extends 'in' | 'out'> = N extends keyof All
  ? All[N] extends Record<K, infer S extends z.ZodType>
    ? Kind extends 'in'
      ? z.input<S>
      : z.output<S>
    : undefined
  : never;

/** `value` of a successful reply of the row with this name. */
export type Value<N extends string> = Part<N, 'reply', 'out'>;
/** Query as the caller gives it. */
export type Query<N extends string> = Part<N, 'query', 'in'>;
/** Body as the caller gives it, before encryption. */
export type Body<N extends string> = Part<N, 'body', 'in'>;

/** Query and body as a handler gets them: checked, numbers read, defaults filled in. */
export type ParsedQuery<N extends string> = Part<N, 'query', 'out'>;
export type ParsedBody<N extends string> = Part<N, 'body', 'out'>;

export type Game = z.output<typeof games.game>;
export type Vendor = z.output<typeof games.vendor>;
export type Announcement = z.output<typeof content.announcement>;
export type PromotionTerms = z.output<typeof content.promotionTerms>;
export type HelpItem = Value<'helpCenter'>[number];
export type ChatMessage = z.output<typeof service.chatMessage>;

/** The wrapper of every reply; the spec's `data` is this body (R230). */
export type Envelope<V> =
  | { readonly success: true; readonly value: V; readonly errorCode: null; readonly message: string }
  | { readonly success: false; readonly value: unknown; readonly errorCode: string; readonly message: string };
