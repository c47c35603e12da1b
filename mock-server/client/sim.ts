import type { BrowserContext } from 'playwright/test';
import type { MerchantFlagName } from '#contract/flags.ts';
import type { EndpointName, Value } from '#contract/types.ts';
import type { ActionInput, ActionName, ActionOutput } from '#sim/admin/actions/actions.ts';
import type { Match } from '#sim/core/matching/match.ts';
import type { Verdict } from '#sim/core/matching/verify.ts';
import type { Snapshot } from '#sim/core/snapshot.ts';
import { seedPassword } from '#sim/features/account/seed/password.ts';
import type { Screen } from '#sim/features/games/catalogue/types.ts';
import type { ForcedOutcome } from '#sim/features/games/rules/forced-outcome.ts';
import type { Callback } from '#sim/http/outgoing/callback.ts';
import { type Admin, makeAdmin, send } from './admin-client.ts';
import { attachContext } from './attach.ts';
import { clockOf } from './clock.ts';
import type { ScenarioName } from './scenario-names.ts';
import type {
  Callbacks,
  CallFilter,
  ChangedDocument,
  ExpectedCalls,
  HistoryCall,
  JournalCall,
  Named,
  SentCodes,
  SetFault,
  SetReply,
  SetUpstream,
  SportsMatch,
  UnnamedCall,
} from './sim-types.ts';

type Json = Record<string, unknown>;

interface ChangedFlag {
  readonly name: string;
  readonly value: unknown;
  readonly changed: boolean;
}

/** Returns the calls that read and set the state of a world. */
const stateOf = (admin: Admin) => ({
  /** Changes flags of the merchant, or settings of the simulator such as `MAINTENANCE`. */
  flags: (changes: Partial<Record<MerchantFlagName, boolean>> & Json) => admin('PATCH', '/flags', changes),
  /** Applies scenarios together: those of the simulator by name, those of a project as definitions. */
  apply: <const N extends readonly (string | { readonly name: string })[]>(
    ...scenarios: N & { [I in keyof N]: N[I] extends string ? Named<N[I], ScenarioName> : N[I] }
  ) => admin('POST', '/scenarios', { names: scenarios.map((it) => (typeof it === 'string' ? it : it.name)) }),
  /** Returns the world to its state before `apply` was last called; everything since then is undone too. */
  undo: () =>
    admin<{ readonly applied: readonly string[]; readonly undone: readonly string[] }>('DELETE', '/scenarios'),
  /** Changes the state as a tester needs it: pays a deposit, adds a member, settles a bet, … */
  act: <const N extends ActionName>(name: N, input: ActionInput<N>) =>
    admin<ActionOutput<N>>('POST', `/actions/${name}`, input),
  reset: () => admin('POST', '/reset'),
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
});

/** Returns the calls about a test that runs in a world. */
const testOf = (admin: Admin) => ({
  /**
   * Resets the world to the seed. For `refuseUnnamedFor` seconds, or until `endTest`, the simulator refuses calls
   * that name no world.
   */
  startTest: (options: { readonly refuseUnnamedFor?: number; readonly title?: string } = {}) =>
    admin('PUT', '/test', { ...options }),
  /** Returns the calls without a world that were refused since `startTest`. */
  endTest: async (): Promise<readonly UnnamedCall[]> =>
    (await admin<{ unnamed: readonly UnnamedCall[] }>('DELETE', '/test')).unnamed,
});

/** Returns the calls that change how a world responds to requests. */
const repliesOf = (admin: Admin) => ({
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
});

/** Returns the calls about games and matches of a world. */
const gamesOf = (admin: Admin) => ({
  /** Sets the outcome of the next round of any game; with `game`, refuses an outcome that this game does not have. */
  outcome: (outcome: ForcedOutcome, game?: Screen) => admin('PUT', '/outcome', { outcome, game }),
  /** Returns the matches of the sportsbook from yesterday to tomorrow, live ones first. */
  matches: async () => (await admin<{ matches: readonly SportsMatch[] }>('GET', '/matches')).matches,
  /** Moves, postpones or voids a sportsbook match, or sets its result. */
  match: (id: string, change: { result?: '1' | 'X' | '2'; status?: 'void' | 'postponed'; startsIn?: string }) =>
    admin<Json>('PUT', `/matches/${id}`, change),
});

/** Returns the calls that read what happened in a world. */
const recordsOf = (admin: Admin) => ({
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
  /** Returns whether the expected calls were made; `expect(sim).toHaveCalled(…)` does the same. */
  verify: (expected: ExpectedCalls) => admin<Verdict>('POST', '/verify', expected),
  /** Returns the inconsistencies of the world's ledger; empty if it is balanced. */
  ledgerFaults: async (): Promise<unknown[]> => (await admin<{ faults: unknown[] }>('GET', '/ledger')).faults,
});

/**
 * Returns a client of the admin API for one world. `site` is the origin of the pages if the simulator serves none; `key` is
 * sent with admin calls.
 */
export const simOf = (base: string, world: string, site: string = base, key = process.env.SIM_KEY) => {
  const admin = makeAdmin(`${base}/__admin/worlds/${world}`, key);
  /** Calls the backend of this world without a browser. */
  const call = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('X-Sim-World', world);
    return send(base + path, { ...init, headers });
  };
  return {
    world,
    ...stateOf(admin),
    ...testOf(admin),
    ...repliesOf(admin),
    ...gamesOf(admin),
    ...recordsOf(admin),
    clock: clockOf(admin),
    /**
     * Assigns all pages of a browser context to this world. The fixture does so for contexts that `browser` creates.
     */
    attach: (context: BrowserContext) => attachContext(context, { world, simulator: new URL(base).origin, site }),
    call,
    /** Logs a member of the seed in; the session contains the token. */
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
  };
};

/** Client of one world of a simulator, for programs and tests. */
export type Sim = ReturnType<typeof simOf>;
