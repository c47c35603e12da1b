// Takes more than an hour; prints nothing on success. Options set the parts and their size; 0 skips a part.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inspect, parseArgs } from 'node:util';
import { createApp } from '../../mock-server/app.ts';
import type { Worlds } from '../../mock-server/core/worlds.ts';
import { openWorlds } from '../../mock-server/open-worlds.ts';
import { start } from '../../mock-server/start/start.ts';
import { walkAbuse } from '../support/abuse-walk.ts';
import { killDuringPayments } from '../support/kill-during-payments.ts';
import { killDuringRounds } from '../support/kill-during-rounds.ts';
import { killSharedProcesses } from '../support/kill-shared-processes.ts';
import { isPostgresMissing, startPostgres } from '../support/postgres.ts';
import { walkers } from '../support/random-walk.ts';
import { walkAndCompare } from '../support/record-walk.ts';
import { WorldClient } from '../support/simulator.ts';
import { disconnectedAfterMs, slowClients } from '../support/slow-clients.ts';
import { fuzzEncrypted, fuzzUploads, raceOrders } from '../support/wire-fuzz.ts';
import { measureMemory } from './memory.ts';

const { values } = parseArgs({
  options: {
    /** Random calls in 1,000 worlds, with a measurement of memory. */
    calls: { type: 'string', default: '1000000' },
    /** Transactions after which every record is compared with the ledger, and as many of controlled accounts. */
    moves: { type: 'string', default: '200000' },
    /**
     * Broken uploads, and as many encrypted bodies; a fiftieth of the number is used for races at the close of draws.
     */
    broken: { type: 'string', default: '5000' },
    /** Number of slow clients of each kind, over http and over https. */
    slow: { type: 'string', default: '200' },
    /** Number of rounds of play that end in SIGKILL, and their seconds. */
    rounds: { type: 'string', default: '10' },
    span: { type: 'string', default: '30' },
    /** Number of rounds of transactions that end in SIGKILL. */
    kills: { type: 'string', default: '50' },
    /**
     * Seconds of payments in 300 worlds over three processes that share a database, with one killed or cut off
     * periodically.
     */
    shared: { type: 'string', default: '300' },
    /** Seconds of random steps through the built site. */
    walk: { type: 'string', default: '1800' },
    /** Minutes after which each part except the walk stops early and reports its progress. */
    longest: { type: 'string', default: '120' },
  },
});
const asked = (part: keyof typeof values): number => Number(values[part]);

const tell = (faults: readonly string[], what: string): void => {
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  process.stdout.write(`${what}\n`);
};

/** Returns a function that returns whether a part that starts now has to end. */
const clock = (): (() => boolean) => {
  const end = Date.now() + asked('longest') * 60_000;
  return () => Date.now() > end;
};

interface Served {
  readonly origin: string;
  readonly worlds: Worlds;
}

/** Runs work with a simulator in this process. */
const served = async (work: (it: Served) => Promise<void>): Promise<void> => {
  const worlds = openWorlds();
  const server = createApp(worlds).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A walk pauses between calls, longest on a busy machine; a keep-alive timeout would close its connections meanwhile.
  server.keepAliveTimeout = 0;
  await work({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, worlds });
  server.closeAllConnections();
  server.close();
  worlds.close();
};

const callAndMeasure = async (): Promise<void> => {
  const heard = (calls: number, found: readonly string[]): void => tell(found, `${calls} calls`);
  for (const { name, value, limit } of await measureMemory({ calls: asked('calls'), over: clock(), heard }))
    tell(value > limit ? [`${name} exceeds its limit`] : [], `${name}: ${value.toFixed(1)} of ${limit} MB`);
};

const movesInWorld = 1000;
const moveAndCompare = async (target: Served): Promise<void> => {
  const over = clock();
  let done = 0;
  for (; done < asked('moves') && !over(); done += movesInWorld) {
    try {
      await walkAndCompare(target, `books-${done}`, movesInWorld, done / movesInWorld);
    } catch (error) {
      tell([`record mismatch after ${done} transactions: ${inspect(error)}`], '');
    }
  }
  tell([], `${done} transactions compared with the ledger`);
};

/**
 * Transactions of one person with a set of accounts that never wins and must not withdraw more than was deposited and
 * unlocked.
 */
const abuseMovesInWorld = 2000;
const moveAccounts = async ({ worlds }: Served): Promise<void> => {
  const over = clock();
  let done = 0;
  for (; done < asked('moves') && !over(); done += abuseMovesInWorld) {
    const name = `abuse-${done}`;
    const faults = walkAbuse(worlds.open(name), abuseMovesInWorld, done / abuseMovesInWorld);
    if (faults.length > 0) tell(faults, name);
    worlds.drop(name);
  }
  tell([], `${done} transactions of controlled accounts checked`);
};

const breakBodies = async ({ origin, worlds }: Served): Promise<void> => {
  const broken = asked('broken');
  const wire = new WorldClient(origin, 'soak-wire');
  await wire.signIn('player01');
  tell(await fuzzUploads(wire, broken), `${broken} broken uploads`);
  tell(await fuzzEncrypted(wire, broken), `${broken} broken encrypted bodies`);
  const races = Math.ceil(broken / 50);
  tell(await raceOrders(wire, worlds.open(wire.name), races), `${races} draws with concurrent orders at closing time`);
};

const longestPatience = 45_000;
const dawdle = async (https: boolean): Promise<void> => {
  const running = await start({ port: 0, host: '127.0.0.1', https, data: undefined, log: undefined, key: undefined });
  const port = Number(new URL(running.address).port);
  const slow = Array.from({ length: asked('slow') }, () => slowClients).flat();
  const longest = Math.max(...(await Promise.all(slow.map((it) => disconnectedAfterMs(it, port, 500)))));
  const held = longest > longestPatience ? [`a slow client kept its connection for ${longest} ms`] : [];
  tell(held, `${slow.length} slow clients${https ? ' over https' : ''}`);
  await running.close();
};

const killPlay = async (): Promise<void> =>
  tell(
    await killDuringRounds(asked('rounds'), asked('span') * 1000),
    `${values.rounds} rounds of play, each ended by SIGKILL`,
  );

const killMoney = async (): Promise<void> => {
  const { faults, moves, rounds } = await killDuringPayments(asked('kills'), clock());
  tell(faults, `${rounds} rounds of money flows, each ended by SIGKILL: ${moves} transactions confirmed`);
};

const killShared = async (): Promise<void> => {
  const server = await startPostgres();
  const { faults, moves, kills, cuts, longestOutage } = await killSharedProcesses(server, {
    worlds: 300,
    processes: 3,
    durationMs: asked('shared') * 1000,
    killEveryMs: 5000,
    callers: 8,
    cuts: true,
  });
  await server.close();
  const late = longestOutage > 5000 ? [`a call after a kill took ${longestOutage.toFixed(0)} ms`] : [];
  tell(
    [...faults, ...late],
    `${moves} payments in shared worlds, ${kills} kills, ${cuts} connection cuts, longest outage ${longestOutage.toFixed(0)} ms`,
  );
};

/** Runs the random walk: the lobby gets a tenth of the time; one leg per walker and language shares the rest. */
const walk = (): void => {
  const legs = walkers.length * 2;
  const { status } = spawnSync('playwright', ['test', '/random-walk.test.ts', '--workers=1'], {
    env: {
      ...process.env,
      ALL_TESTS: '1',
      WALK_SECONDS: String(asked('walk') / 10),
      WALK_LEG_SECONDS: String((asked('walk') * 0.9) / legs),
    },
    stdio: 'inherit',
  });
  tell(status === 0 ? [] : ['the random walk failed'], `${values.walk} s of random walk, ${legs} legs`);
};

if (asked('calls') > 0) await callAndMeasure();
if (asked('moves') > 0) for (const part of [moveAndCompare, moveAccounts]) await served(part);
if (asked('broken') > 0) await served(breakBodies);
if (asked('slow') > 0) for (const https of [false, true]) await dawdle(https);
if (asked('rounds') > 0) await killPlay();
if (asked('kills') > 0) await killMoney();
if (asked('shared') > 0 && isPostgresMissing)
  tell([], 'PostgreSQL is not installed: skipped worlds shared by processes');
else if (asked('shared') > 0) await killShared();
if (asked('walk') > 0) walk();
