import fc from 'fast-check';
import { errorsOf } from '#contract/endpoint-errors.ts';
import { endpoints } from '#contract/endpoints.ts';
import { checkLedger } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { startSession } from '#sim/features/account/rules/sessions.ts';
import { handlers } from '#sim/features/handlers.ts';
import { type ArbitraryCall, arbitraryCall, requestOf } from './arbitrary-calls.ts';

interface Target {
  readonly origin: string;
  readonly worlds: Worlds;
}

const accounts = ['player01', 'newbie01', 'agent01', 'topagent01', 'trial01'] as const;
const batch = 50;
const open = new Set(handlers.map(({ endpoint }) => endpoint.name));
const anyCall = arbitraryCall([...endpoints.values()].filter(({ name }) => open.has(name)));

const signIn = (world: World, account: string): string => {
  const found = memberByAccount(world.state, account);
  if (!found) throw new Error(`no ${account}`);
  return world.transact(() => startSession(world, found, null)).id;
};

const faultOf = async (origin: string, world: string, call: ArbitraryCall, token: string | undefined) => {
  const { path, init } = requestOf(call, token);
  const response = await fetch(origin + path, { ...init, headers: { ...init.headers, 'x-sim-world': world } });
  const text = await response.text();
  const description = `${init.method} ${path} ${init.body ?? ''} as ${call.caller} answered ${response.status}: ${text.slice(0, 300)}`;
  if (response.status >= 500) return description;
  const { success, errorCode } = JSON.parse(text) as { success: boolean; errorCode: string };
  if (success) return undefined;
  const known: readonly string[] = errorsOf(call.endpoint);
  return known.includes(errorCode) ? undefined : `not documented: ${description}`;
};

/**
 * Sends random calls to a world in parallel, and returns unexpected results: failures of the simulator, undocumented
 * errors, an unbalanced ledger.
 */
export const sendRandomCalls = async ({ origin, worlds }: Target, name: string, calls: number, seed: number) => {
  const found = new Set<string>();
  const samples = fc.sample(anyCall, { numRuns: calls, seed });
  const tokens = new Map<number, string>();
  for (let start = 0; start < samples.length; start += batch) {
    const world = worlds.open(name);
    if (start % 1000 === 0) for (const [at, account] of accounts.entries()) tokens.set(at + 1, signIn(world, account));
    const sent = samples.slice(start, start + batch).map((it) => faultOf(origin, name, it, tokens.get(it.caller)));
    for (const fault of await Promise.all(sent)) if (fault) found.add(fault);
  }
  for (const fault of checkLedger(worlds.open(name).state)) found.add(`ledger: ${fault}`);
  return [...found];
};

interface Order {
  readonly calls: number;
  /** Number of worlds that are called in turn. */
  readonly worlds: number;
  /** Returns whether the time is up. */
  readonly isOver?: () => boolean;
  /** Called periodically with the number of calls and their findings. */
  readonly onProgress?: (calls: number, found: readonly string[]) => void;
}

const batchSize = 100;
const progressInterval = 20_000;

/** Sends random calls of all endpoints to many worlds, a few to each in turn; returns their number. */
export const sendRandomCallsToWorlds = async (
  target: Target,
  { calls, worlds, isOver = () => false, onProgress }: Order,
): Promise<number> => {
  let found: string[] = [];
  let done = 0;
  while (done < calls && !isOver()) {
    found.push(...(await sendRandomCalls(target, `hammered-${(done / batchSize) % worlds}`, batchSize, done + 1)));
    done += batchSize;
    if (done % progressInterval !== 0 && done < calls && !isOver()) continue;
    onProgress?.(done, found);
    found = [];
  }
  return done;
};
