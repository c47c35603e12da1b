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
import type { Screen } from '../features/games/catalogue/types.ts';
import type { ForcedOutcome } from '../features/games/rules/forced-outcome.ts';
import type { Callback, Delivery } from '../http/outgoing/callback.ts';
import { attachContext } from './attach.ts';
import type { ScenarioName } from './scenario-names.ts';

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

interface ClockReading {
  readonly now: number;
  readonly frozen: boolean;
}

/** Pauses a page's clock at an instant that may have passed a moment ago. */
const pause = async ({ clock }: Page, at: number): Promise<void> => {
  await clock.pauseAt(at + 1000);
  await clock.setSystemTime(at);
};

/** Returns the client of the world's clock, which also advances the clock of pages that were attached to it. */
const clockOf = (admin: Admin) => {
  const followers: Page[] = [];
  const put = async (change: Json): Promise<ClockReading> => {
    const before = await admin<ClockReading>('GET', '/clock');
    const reading = await admin<ClockReading>('PUT', '/clock', change);
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
    now: async (): Promise<number> => (await admin<ClockReading>('GET', '/clock')).now,
    /** Advances the world's clock; events that become due are run. */
    advance: (by: Span) => put({ advance: by }),
    set: (now: string) => put({ now }),
    freeze: (frozen = true) => put({ frozen }),
    /** Binds the page's clock to the world's from now on; call it before the page navigates. */
    follow: async (page: Page): Promise<void> => {
      const { now, frozen } = await admin<ClockReading>('GET', '/clock');
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
  /** Calls the backend of this world without a browser. */
  const call = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('X-Sim-World', world);
    return fetch(base + path, { ...init, headers });
  };
  return {
    world,
    /** Changes flags of the merchant, or settings of the simulator such as `MAINTENANCE`. */
    flags: (changes: Partial<Record<MerchantFlagName, boolean>> & Json) => admin('PATCH', '/flags', changes),
    /** Applies scenarios together: those of the simulator by name, those of a project as definitions. */
    apply: <const N extends readonly (string | { readonly name: string })[]>(
      ...scenarios: N & { [I in keyof N]: N[I] extends string ? Named<N[I], ScenarioName> : N[I] }
    ) => admin('POST', '/scenarios', { names: scenarios.map((it) => (typeof it === 'string' ? it : it.name)) }),
    reset: () => admin('POST', '/reset'),
    /**
     * Resets the world to the seed. For `refuseUnnamedFor` seconds, or until `endTest`, the simulator refuses calls
     * that name no world.
     */
    startTest: (options: { readonly refuseUnnamedFor?: number; readonly title?: string } = {}) =>
      admin('PUT', '/test', { ...options }),
    /** Returns the calls without a world that were refused since `startTest`. */
    endTest: async (): Promise<readonly UnnamedCall[]> =>
      (await admin<{ unnamed: readonly UnnamedCall[] }>('DELETE', '/test')).unnamed,
    /**
     * Assigns all pages of a browser context to this world. The fixture does so for contexts that `browser` creates.
     */
    attach: (context: BrowserContext) => attachContext(context, { world, simulator: new URL(base).origin, site }),
    /** Sets the outcome of the next round of any game; with `game`, refuses an outcome that this game does not have. */
    outcome: (outcome: ForcedOutcome, game?: Screen) => admin('PUT', '/outcome', { outcome, game }),
    /** Returns the matches of the sportsbook from yesterday to tomorrow, live ones first. */
    matches: async () => (await admin<{ matches: readonly SportsMatch[] }>('GET', '/matches')).matches,
    /** Moves, postpones or voids a sportsbook match, or sets its result. */
    match: (id: string, change: { result?: '1' | 'X' | '2'; status?: 'void' | 'postponed'; startsIn?: string }) =>
      admin<Json>('PUT', `/matches/${id}`, change),
    /** Returns a member with all data of the backend. */
    member: (account: string) => admin<Json>('GET', `/members/${account}`),
    /** Returns the calls that the world has handled, oldest first. */
    requests: async (filter: CallFilter = {}): Promise<JournalCall[]> => {
      const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
      const { requests } = await admin<{ requests: JournalCall[] }>('GET', `/requests?${query}`);
      return requests.reverse();
    },
    /**
     * Returns the number of calls to paths outside the contract, and the first 100, including those that the journal
     * has evicted.
     */
    strays: () => admin<{ total: number; strays: readonly JournalCall[] }>('GET', '/strays'),
    /** Returns messages that reach the player outside the site, newest first. */
    codes: () => admin<SentCodes>('GET', '/codes'),
    /** Replaces all faults. */
    faults: (...faults: SetFault[]) => admin('PUT', '/faults', { faults }),
    /** Sets the replies to calls of an endpoint, used in order; the last one repeats. */
    override: <N extends string>(
      endpoint: N & Named<N, EndpointName>,
      replies: SetReply<N> | readonly SetReply<N>[],
      match?: Match,
    ) => admin('POST', '/overrides', { endpoint, replies: [replies].flat(), ...(match && { match }) }),
    /** Works like `override`, with replies that the contract does not allow. */
    overrideOutsideContract: <N extends string>(endpoint: N & Named<N, EndpointName>, ...replies: Json[]) =>
      admin('POST', '/overrides', { endpoint, replies, outsideContract: true }),
    /** Deletes all overrides. */
    clearOverrides: () => admin('DELETE', '/overrides'),
    /** Returns whether the expected calls were made; `expect(sim).toHaveCalled(…)` does the same. */
    verify: (asked: ExpectedCalls) => admin<Verdict>('POST', '/verify', asked),
    /** Returns the inconsistencies of the world's ledger; empty if it is balanced. */
    ledgerFaults: async (): Promise<unknown[]> => (await admin<{ faults: unknown[] }>('GET', '/ledger')).faults,
    clock: clockOf(admin),
    /** Returns the world as one document, in its current state or at a checkpoint. */
    snapshot: (checkpoint?: string) =>
      admin<Snapshot>('GET', `/snapshot${checkpoint === undefined ? '' : `?${new URLSearchParams({ checkpoint })}`}`),
    /** Replaces this world with the one in a snapshot or in `world.json` of a failed test. */
    restore: (snapshot: Snapshot | { readonly snapshot: unknown }) => admin<Json>('PUT', '/snapshot', snapshot),
    /** Saves the current state under a name, for `diff` and `snapshot`. */
    checkpoint: (name: string) => admin<Json>('POST', '/checkpoints', { name }),
    /** Returns the documents that differ from a checkpoint, or from the seed. */
    diff: async (from = 'seed'): Promise<readonly ChangedDocument[]> =>
      (await admin<{ changes: ChangedDocument[] }>('GET', `/diff?${new URLSearchParams({ from })}`)).changes,
    history: {
      /** Returns the calls that changed documents, newest first. */
      list: async () => (await admin<{ calls: readonly HistoryCall[] }>('GET', '/history')).calls,
      /** Returns the changes of one call. */
      read: async (call: number) =>
        (await admin<{ changes: readonly ChangedDocument[] }>('GET', `/history/${call}`)).changes,
      /** Creates the world `name` from the state of this one before or after a call. */
      fork: (call: number, order: { readonly name: string; readonly side?: 'before' | 'after' }) =>
        admin<Json>('POST', `/history/${call}/fork`, order),
    },
    upstream: {
      /** Forwards calls to a real backend; its origin must be allowed at the start of the simulator. */
      set: (it: SetUpstream) => admin<Json>('PUT', '/upstream', it),
      clear: () => admin<undefined>('DELETE', '/upstream'),
    },
    callbacks: {
      /**
       * Sends a request to an address when an event occurs; its origin must be allowed at the start of the simulator.
       */
      add: (it: Callback) => admin<Callbacks>('POST', '/callbacks', it),
      list: () => admin<Callbacks>('GET', '/callbacks'),
      clear: () => admin<undefined>('DELETE', '/callbacks'),
    },
    /** Returns all data that is needed to restore this world elsewhere. */
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
    /** Logs a member of the seed in; the session contains the token (R192). */
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

/** Client of one world of a simulator, for programs and tests. */
export type Sim = ReturnType<typeof simOf>;
