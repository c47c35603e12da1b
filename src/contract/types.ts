import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { refusalDetails } from './refusal-details.ts';
import type { ImpliedCode } from './row-errors.ts';
import type * as cards from './schemas/account/cards.ts';
import type * as member from './schemas/account/member.ts';
import type * as password from './schemas/account/password.ts';
import type * as registration from './schemas/account/registration.ts';
import type * as security from './schemas/account/security.ts';
import type * as session from './schemas/account/session.ts';
import type * as sessions from './schemas/account/sessions.ts';
import type * as social from './schemas/account/social.ts';
import type * as trial from './schemas/account/trial.ts';
import type * as verification from './schemas/account/verification.ts';
import type * as affiliateLinks from './schemas/agent/affiliate-links.ts';
import type * as contracts from './schemas/agent/contracts.ts';
import type * as funds from './schemas/agent/funds.ts';
import type * as redRain from './schemas/agent/red-rain.ts';
import type * as team from './schemas/agent/team.ts';
import type * as teamKpi from './schemas/agent/team-kpi.ts';
import type * as teamReports from './schemas/agent/team-reports.ts';
import type * as transfers from './schemas/agent/transfers.ts';
import type * as deposit from './schemas/cashier/deposit.ts';
import type * as wallet from './schemas/cashier/wallet.ts';
import type * as withdraw from './schemas/cashier/withdraw.ts';
import type * as content from './schemas/content/content.ts';
import type * as games from './schemas/games/games.ts';
import type * as lottery from './schemas/lottery/lottery.ts';
import type * as messages from './schemas/messages/messages.ts';
import type * as reports from './schemas/records/reports.ts';
import type * as club from './schemas/rewards/club.ts';
import type * as closure from './schemas/safety/closure.ts';
import type * as limits from './schemas/safety/limits.ts';
import type * as passkeys from './schemas/safety/passkeys.ts';
import type * as twoSteps from './schemas/safety/two-steps.ts';
import type * as service from './schemas/service/service.ts';
import type * as field from './schemas/site/field.ts';
import type * as system from './schemas/site/system.ts';

type All = typeof content &
  typeof field &
  typeof lottery &
  typeof messages &
  typeof wallet &
  typeof deposit &
  typeof withdraw &
  typeof security &
  typeof cards &
  typeof club &
  typeof reports &
  typeof limits &
  typeof closure &
  typeof teamKpi &
  typeof team &
  typeof transfers &
  typeof affiliateLinks &
  typeof teamReports &
  typeof redRain &
  typeof contracts &
  typeof funds &
  typeof games &
  typeof member &
  typeof password &
  typeof registration &
  typeof passkeys &
  typeof service &
  typeof session &
  typeof sessions &
  typeof social &
  typeof system &
  typeof trial &
  typeof twoSteps &
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

type General<C extends ErrorCode> = C extends keyof typeof refusalDetails ? z.output<(typeof refusalDetails)[C]> : null;

/** Names of rows that may be refused with this code. */
export type RefusedWith<C extends ErrorCode> = C extends ImpliedCode
  ? keyof All
  : {
      [N in keyof All]: All[N] extends { errors: readonly (infer E)[] } ? (C extends E ? N : never) : never;
    }[keyof All];

/** `value` of a refusal of the row with this code; null where it says no more than the code. */
export type Details<N extends keyof All, C extends ErrorCode> = N extends keyof All
  ? C extends ErrorCode
    ? All[N] extends { details: Record<C, infer S extends z.ZodType> }
      ? z.output<S>
      : General<C>
    : never
  : never;

/** `value` of a refusal with this code, whichever row it is of. */
export type AnyDetails<C extends ErrorCode> = C extends ErrorCode ? Details<RefusedWith<C>, C> | General<C> : never;

export type Game = z.output<typeof games.game>;
export type Vendor = z.output<typeof games.vendor>;
export type Announcement = z.output<typeof content.announcement>;
export type PromotionTerms = z.output<typeof content.promotionTerms>;
export type HelpItem = Value<'helpCenter'>[number];
export type ChatMessage = z.output<typeof service.chatMessage>;

export type HotMatch = z.output<typeof games.hotMatch>;
export type Lottery = z.output<typeof lottery.lottery>;
export type LotteryOrder = z.output<typeof lottery.order>;
export type Message = z.output<typeof messages.message>;
export type Deposit = z.output<typeof deposit.deposit>;
export type Withdrawal = z.output<typeof withdraw.withdrawal>;
export type BankCard = z.output<typeof cards.bankCard>;
export type Passkey = z.output<typeof passkeys.passkey>;
export type ConfirmNeed = z.output<typeof twoSteps.confirmNeed>;
export type ConfirmMethod = z.output<typeof twoSteps.confirmMethod>;
export type SecondStepNeed = z.output<typeof twoSteps.secondStepNeed>;
export type Reward = z.output<typeof club.reward>;
export type Mission = z.output<typeof club.mission>;
export type OwnLimit = z.output<typeof limits.ownLimit>;
export type LimitRefusal = z.output<typeof limits.limitRefusal>;
export type BetLine = z.output<typeof reports.betLine>;

/** The wrapper of every reply; the spec's `data` is this body (R230). */
export type Envelope<V> =
  | { readonly success: true; readonly value: V; readonly errorCode: null; readonly message: string }
  | { readonly success: false; readonly value: unknown; readonly errorCode: string; readonly message: string };
