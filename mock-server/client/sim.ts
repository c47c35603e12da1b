import type { BrowserContext, Page } from 'playwright/test';
import type { z } from 'zod';
import type { ErrorCode } from '../../src/contract/errors.ts';
import type { MerchantFlagName } from '../../src/contract/flags.ts';
import type { EndpointName, Value } from '../../src/contract/types.ts';
import type { fault } from '../core/faults/fault.ts';
import type { Match } from '../core/matching/match.ts';
import type { Target, Verification } from '../core/matching/verification.ts';
import type { Verdict } from '../core/matching/verify.ts';
import type { Snapshot } from '../core/snapshot.ts';
import type { upstream } from '../core/upstream.ts';
import { seedPassword } from '../features/account/seed/password.ts';
import type { ForcedOutcome } from '../features/games/rules/forced-outcome.ts';
import type { Callback, Delivery } from '../http/outgoing/callback.ts';
import { attachContext } from './attach.ts';
import type { ScenarioName } from './scenario-names.ts';

/** One call as the world's journal tells it. */
export interface JournalCall {
  readonly seq: number;
  readonly method: string;
  readonly url: string;
  readonly row: string | null;
  readonly status: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: unknown;
  readonly replyBody: unknown;
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

/** A reply that `sim.override` sets; what is left out is the world's own. */
export interface SetReply<N extends string> {
  readonly value?: Value<N>;
  /** Fields of the world's own value that change, as a JSON merge patch: null takes one away. */
  readonly patch?: unknown;
  /** Headers of the reply, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly errorCode?: ErrorCode;
  /** Milliseconds. */
  readonly delay?: number;
  readonly sets?: Readonly<Record<string, string>>;
}

/** Endpoints that a fault is for: one, all, or those of a path in which `*` stands for anything. */
type FaultTarget = EndpointName | '*' | `/${string}`;

/** What goes wrong with calls. */
export type SetFault = Omit<z.input<typeof fault>, 'endpoint'> & { readonly endpoint: FaultTarget };

/** Calls that are looked for: an endpoint, or a path in which `*` stands for anything. */
export type CallTarget = Omit<Target, 'endpoint'> & { readonly endpoint?: EndpointName | undefined };

/** Calls that are looked for, and how many or in which order. */
export type ExpectedCalls = Omit<Verification, 'endpoint' | 'inOrder'> & {
  readonly endpoint?: EndpointName | undefined;
  readonly inOrder?: CallTarget[] | undefined;
};

/** A document that differs; null where it does not exist. */
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

/** A real backend that answers endpoints in the world's place. */
export type SetUpstream = Omit<z.input<typeof upstream>, 'endpoints'> & {
  readonly endpoints?: (EndpointName | '*')[];
};

/** Callbacks of a world, and what was sent to them. */
export interface Callbacks {
  readonly callbacks: readonly (Callback & { readonly id: string })[];
  readonly deliveries: readonly (Omit<Delivery, 'body'> & { readonly body: unknown })[];
}

/** Replies to calls of an endpoint, typed by its contract unless they are meant to break it. */
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

/** A name that is written out must be one of those known; a text that is not known before the run may be any. */
type Named<Text extends string, Known extends string> = string extends Text ? Text : Text extends Known ? Text : Known;

type Part = `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** A span of time such as `90s`, `5m` or `1d12h`. */
export type Span = Part | `${Part}${Part}` | `${Part}${Part}${Part}`;

type Json = Record<string, unknown>;
type Admin = <T>(method: string, path: string, body?: object) => Promise<T>;

interface ChangedFlag {
  readonly name: string;
  readonly value: unknown;
  readonly changed: boolean;
}

interface Reading {
  readonly now: number;
  readonly frozen: boolean;
}

/** Stops a page's clock at an instant that it may have passed by a moment. */
const pause = async ({ clock }: Page, at: number): Promise<void> => {
  await clock.pauseAt(at + 1000);
  await clock.setSystemTime(at);
};

/** Returns the client of the world's clock, which also advances the clock of pages that were attached to it. */
const clockOf = (admin: Admin) => {
  const followers: Page[] = [];
  const put = async (change: Json): Promise<Reading> => {
    const before = await admin<Reading>('GET', '/clock');
    const reading = await admin<Reading>('PUT', '/clock', change);
    for (const page of followers) {
      const { clock } = page;
      if (reading.now > before.now) await clock.fastForward(reading.now - before.now);
      else await clock.setSystemTime(reading.now);
      if (reading.frozen && !before.frozen) await pause(page, reading.now);
      if (!reading.frozen && before.frozen) await clock.resume();
    }
    return reading;
  };
  return {
    /** Epoch ms on the world's clock. */
    now: async (): Promise<number> => (await admin<Reading>('GET', '/clock')).now,
    /** Moves the world's clock on; what is due in between happens. */
    advance: (by: Span) => put({ advance: by }),
    set: (now: string) => put({ now }),
    freeze: (frozen = true) => put({ frozen }),
    /** From now on the page's clock is the world's; call it before the page opens anything. */
    follow: async (page: Page): Promise<void> => {
      const { now, frozen } = await admin<Reading>('GET', '/clock');
      await page.clock.install({ time: now });
      if (frozen) await pause(page, now);
      followers.push(page);
    },
  };
};

/**
 * Returns a client of the admin API for one world. `site` is the origin of the pages if the simulator serves none; `key` is
 * sent with admin calls.
 */
export const simOf = (base: string, world: string, site: string = base, key = process.env.SIM_KEY) => {
  const root = `${base}/__admin/worlds/${world}`;
  const admin = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(root + path, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${root}${path} answered ${reply.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };
  /** A call of the backend in this world, without a browser. */
  const call = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('X-Sim-World', world);
    return fetch(base + path, { ...init, headers });
  };
  return {
    world,
    /** Changes flags of the merchant, or settings of the simulator such as `MAINTENANCE`. */
    flags: (changes: Partial<Record<MerchantFlagName, boolean>> & Json) => admin('PATCH', '/flags', changes),
    /** Applies scenarios together: those of the simulator by name, those of a project as they are defined. */
    apply: <const N extends readonly (string | { readonly name: string })[]>(
      ...scenarios: N & { [I in keyof N]: N[I] extends string ? Named<N[I], ScenarioName> : N[I] }
    ) => admin('POST', '/scenarios', { names: scenarios.map((it) => (typeof it === 'string' ? it : it.name)) }),
    reset: () => admin('POST', '/reset'),
    /**
     * Starts the world from the seed, whatever an earlier run left in it. For `refuseUnnamedFor` seconds, or until
     * `endTest`, the simulator refuses calls that name no world.
     */
    startTest: (options: { readonly refuseUnnamedFor?: number; readonly title?: string } = {}) =>
      admin('PUT', '/test', { ...options }),
    /** Returns the calls without a world that were refused since `startTest`. */
    endTest: async (): Promise<readonly UnnamedCall[]> =>
      (await admin<{ unnamed: readonly UnnamedCall[] }>('DELETE', '/test')).unnamed,
    /** Puts all pages of a browser context into this world. The fixture does so for contexts that `browser` creates. */
    attach: (context: BrowserContext) => attachContext(context, { world, simulator: new URL(base).origin, site }),
    /** Sets the outcome of the next round of any game. */
    outcome: (outcome: ForcedOutcome) => admin('PUT', '/outcome', { outcome }),
    /** Returns the matches of the sportsbook from yesterday to tomorrow, live ones first. */
    matches: async () => (await admin<{ matches: readonly SportsMatch[] }>('GET', '/matches')).matches,
    /** Moves, postpones or voids a sportsbook match, or sets its result. */
    match: (id: string, change: { result?: '1' | 'X' | '2'; status?: 'void' | 'postponed'; startsIn?: string }) =>
      admin<Json>('PUT', `/matches/${id}`, change),
    /** A member as the backend sees it. */
    member: (account: string) => admin<Json>('GET', `/members/${account}`),
    /** Calls that the world has answered, oldest first. */
    requests: async (filter: CallFilter = {}): Promise<JournalCall[]> => {
      const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
      const { requests } = await admin<{ requests: JournalCall[] }>('GET', `/requests?${query}`);
      return requests.reverse();
    },
    /** Calls to paths outside the contract: how many, and the first 100, also those that the journal has forgotten. */
    strays: () => admin<{ total: number; strays: readonly JournalCall[] }>('GET', '/strays'),
    /** What would reach the player outside the site, newest first. */
    codes: () => admin<SentCodes>('GET', '/codes'),
    /** Sets faults in place of those before. */
    faults: (...faults: SetFault[]) => admin('PUT', '/faults', { faults }),
    /** Answers calls of a row with these replies, one after the other; the last one stays. */
    override: <N extends string>(
      endpoint: N & Named<N, EndpointName>,
      replies: SetReply<N> | readonly SetReply<N>[],
      match?: Match,
    ) => admin('POST', '/overrides', { endpoint, replies: [replies].flat(), ...(match && { match }) }),
    /** As `override`, with replies that the contract does not allow. */
    overrideOutsideContract: <N extends string>(endpoint: N & Named<N, EndpointName>, ...replies: Json[]) =>
      admin('POST', '/overrides', { endpoint, replies, outsideContract: true }),
    /** Deletes all overrides. */
    clearOverrides: () => admin('DELETE', '/overrides'),
    /** Whether the world was called so; `expect(sim).toHaveCalled(…)` asks the same. */
    verify: (asked: ExpectedCalls) => admin<Verdict>('POST', '/verify', asked),
    /** What does not add up in the world's ledger; nothing, one hopes. */
    ledgerFaults: async (): Promise<unknown[]> => (await admin<{ faults: unknown[] }>('GET', '/ledger')).faults,
    clock: clockOf(admin),
    /** Returns the world as one document, as it is now or was at a checkpoint. */
    snapshot: (checkpoint?: string) =>
      admin<Snapshot>('GET', `/snapshot${checkpoint === undefined ? '' : `?${new URLSearchParams({ checkpoint })}`}`),
    /** Puts the world of a snapshot, or of a failed test's `world.json`, in the place of this one. */
    restore: (snapshot: Snapshot | { readonly snapshot: unknown }) => admin<Json>('PUT', '/snapshot', snapshot),
    /** Names the present state, for `diff` and `snapshot`. */
    checkpoint: (name: string) => admin<Json>('POST', '/checkpoints', { name }),
    /** Returns the documents that differ from a checkpoint, or from the seed. */
    diff: async (from = 'seed'): Promise<readonly ChangedDocument[]> =>
      (await admin<{ changes: ChangedDocument[] }>('GET', `/diff?${new URLSearchParams({ from })}`)).changes,
    history: {
      /** Returns the calls that changed documents, newest first. */
      list: async () => (await admin<{ calls: readonly HistoryCall[] }>('GET', '/history')).calls,
      /** Returns what one call changed. */
      read: async (call: number) =>
        (await admin<{ changes: readonly ChangedDocument[] }>('GET', `/history/${call}`)).changes,
      /** Creates the world `name` as this one was before or after a call. */
      fork: (call: number, order: { readonly name: string; readonly side?: 'before' | 'after' }) =>
        admin<Json>('POST', `/history/${call}/fork`, order),
    },
    upstream: {
      /** Lets a real backend answer; its origin must be named when the simulator starts. */
      set: (it: SetUpstream) => admin<Json>('PUT', '/upstream', it),
      clear: () => admin<undefined>('DELETE', '/upstream'),
    },
    callbacks: {
      /** Calls an address when an event happens; its origin must be named when the simulator starts. */
      add: (it: Callback) => admin<Callbacks>('POST', '/callbacks', it),
      list: () => admin<Callbacks>('GET', '/callbacks'),
      clear: () => admin<undefined>('DELETE', '/callbacks'),
    },
    /** What is needed to bring this world back elsewhere. */
    bundle: async () => ({
      format: 1,
      world,
      clock: await admin<Json>('GET', '/clock'),
      flags: (await admin<{ flags: ChangedFlag[] }>('GET', '/flags')).flags.filter(({ changed }) => changed),
      ...(await admin<{ applied: string[] }>('GET', '/scenarios')),
      faults: (await admin<{ faults: unknown[] }>('GET', '/faults')).faults,
      snapshot: await admin<Json>('GET', '/snapshot'),
      har: await admin<Json>('GET', '/requests?format=har&limit=100000'),
    }),
    call,
    /** Signs a member of the seed in; the session has the token (R192). */
    signIn: async (account: string): Promise<Value<'login'>> => {
      const reply = await call('/wps/session/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', encryption: 'none' },
        body: JSON.stringify({ username: account, password: seedPassword, type: 0 }),
      });
      const body = (await reply.json()) as { success: boolean; value: Value<'login'> };
      if (!body.success) throw new Error(`${account} could not sign in: ${JSON.stringify(body)}`);
      return body.value;
    },
  };
};

/** One world of a simulator, as programs and tests use it. */
export type Sim = ReturnType<typeof simOf>;
