// Takes more than an hour; prints nothing on success. Options set the parts and their size; 0 skips a part.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inspect, parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { createApp } from '#sim/app.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { start } from '#sim/start/start.ts';
import { walkAbuse } from '#tests/support/abuse-walk.ts';
import type { StrategyResult } from '#tests/support/bonus-strategies.ts';
import { depositBonuses } from '#tests/support/deposit-bonuses.ts';
import { sweepFlags } from '#tests/support/flag-sweep.ts';
import { killDuringCalls } from '#tests/support/kill-during-calls.ts';
import { killDuringPayments } from '#tests/support/kill-during-payments.ts';
import { killDuringRounds } from '#tests/support/kill-during-rounds.ts';
import { killSharedProcesses } from '#tests/support/kill-shared-processes.ts';
import { nginxPath } from '#tests/support/nginx.ts';
import { isPostgresMissing, startPostgres } from '#tests/support/postgres.ts';
import { walkers } from '#tests/support/random-walk.ts';
import { walkAndCompare } from '#tests/support/record-walk.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { disconnectedAfterMs, slowClients } from '#tests/support/slow-clients.ts';
import { fuzzEncrypted, fuzzUploads, raceOrders } from '#tests/support/wire-fuzz.ts';
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
    /** Calls of every endpoint by every caller with each flag off. */
    flags: { type: 'string', default: '2' },
    /** Number of slow clients of each kind, over http and over https. */
    slow: { type: 'string', default: '200' },
    /** Number of rounds of play that end in SIGKILL, and their seconds. */
    rounds: { type: 'string', default: '10' },
    span: { type: 'string', default: '30' },
    /** Number of rounds of transactions that end in SIGKILL. */
    kills: { type: 'string', default: '50' },
    /**
     * Seconds of payments in 300 worlds over three processes that share a database, with one killed or cut off
     * periodically. Before, a process behind nginx is killed during each call that moves money.
     */
    shared: { type: 'string', default: '300' },
    /** Cycles of deposit, bonus and play of each strategy and promotion. */
    bonuses: { type: 'string', default: '2000' },
    /** Seconds of the launch day of the rehearsal, for each kind of deployment; needs the built site. */
    rehearsal: { type: 'string', default: '120' },
    /** Seconds of random steps through the built site. */
    walk: { type: 'string', default: '1800' },
    /** Minutes after which each part except the walk stops early and reports its progress. */
    longest: { type: 'string', default: '120' },
  },
});
const sizeOf = (part: keyof typeof values): number => Number(values[part]);

const report = (faults: readonly string[], what: string): void => {
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  process.stdout.write(`${what}\n`);
};

/** Returns a function that returns whether a part that starts now has to end. */
const startDeadline = (): (() => boolean) => {
  const end = Date.now() + sizeOf('longest') * 60_000;
  return () => Date.now() > end;
};

interface Served {
  readonly origin: string;
  readonly worlds: Worlds;
}

/** Runs work with a simulator in this process. */
const withSimulator = async (work: (it: Served) => Promise<void>): Promise<void> => {
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

const runRandomCalls = async (): Promise<void> => {
  const onProgress = (calls: number, found: readonly string[]): void => report(found, `${calls} calls`);
  for (const { name, value, limit } of await measureMemory({
    calls: sizeOf('calls'),
    isOver: startDeadline(),
    onProgress,
  }))
    report(value > limit ? [`${name} exceeds its limit`] : [], `${name}: ${value.toFixed(1)} of ${limit} MB`);
};

const transactionsPerWorld = 1000;
const runRecordComparison = async (target: Served): Promise<void> => {
  const isOver = startDeadline();
  let done = 0;
  for (; done < sizeOf('moves') && !isOver(); done += transactionsPerWorld) {
    try {
      await walkAndCompare(target, `books-${done}`, transactionsPerWorld, done / transactionsPerWorld);
    } catch (error) {
      report([`record mismatch after ${done} transactions: ${inspect(error)}`], '');
    }
  }
  report([], `${done} transactions compared with the ledger`);
};

/**
 * Transactions of one person with a set of accounts that never wins and must not withdraw more than was deposited and
 * unlocked.
 */
const abuseTransactionsPerWorld = 2000;
const runControlledAccounts = async ({ worlds }: Served): Promise<void> => {
  const isOver = startDeadline();
  let done = 0;
  for (; done < sizeOf('moves') && !isOver(); done += abuseTransactionsPerWorld) {
    const name = `abuse-${done}`;
    const faults = walkAbuse(worlds.open(name), abuseTransactionsPerWorld, done / abuseTransactionsPerWorld);
    if (faults.length > 0) report(faults, name);
    worlds.drop(name);
  }
  report([], `${done} transactions of controlled accounts checked`);
};

/** The most that a strategy may gain on average, as a share of the bonus. */
const maxBonusGain = 0.05;
/** Plays all strategies, each promotion in a thread of its own. */
const runBonusStrategies = async (): Promise<void> => {
  const workers = depositBonuses.map(({ name: promotion }) => {
    const workerData = { promotion, cycles: sizeOf('bonuses') };
    const worker = new Worker(new URL('bonus-worker.ts', import.meta.url), { workerData });
    worker.on('message', ({ strategy, cycles, gain, error }: StrategyResult) => {
      const figure = `${promotion}, ${strategy}: ${(gain * 100).toFixed(1)} % of the bonus (± ${(error * 100).toFixed(1)}) in ${cycles} cycles`;
      report(gain > maxBonusGain + 2 * error ? [`gains too much: ${figure}`] : [], figure);
    });
    return once(worker, 'exit');
  });
  for (const [exitCode] of await Promise.all(workers)) if (exitCode !== 0) process.exitCode = 1;
};

const runBrokenBodies = async ({ origin, worlds }: Served): Promise<void> => {
  const broken = sizeOf('broken');
  const wire = new WorldClient(origin, 'soak-wire');
  await wire.signIn('player01');
  report(await fuzzUploads(wire, broken), `${broken} broken uploads`);
  report(await fuzzEncrypted(wire, broken), `${broken} broken encrypted bodies`);
  const races = Math.ceil(broken / 50);
  report(
    await raceOrders(wire, worlds.open(wire.name), races),
    `${races} draws with concurrent orders at closing time`,
  );
};

const runFlagSweep = async (target: Served): Promise<void> => {
  const { faults, done } = await sweepFlags(target, {
    includes: (...[, , , call]) => call < sizeOf('flags'),
    isOver: startDeadline(),
  });
  report(faults, `${done} calls with flags off`);
};

const maxConnectionMs = 45_000;
const runSlowClients = async (https: boolean): Promise<void> => {
  const running = await start({ port: 0, host: '127.0.0.1', https, data: undefined, log: undefined, key: undefined });
  const port = Number(new URL(running.address).port);
  const slow = Array.from({ length: sizeOf('slow') }, () => slowClients).flat();
  const longest = Math.max(...(await Promise.all(slow.map((it) => disconnectedAfterMs(it, port, 500)))));
  const problems = longest > maxConnectionMs ? [`a slow client kept its connection for ${longest} ms`] : [];
  report(problems, `${slow.length} slow clients${https ? ' over https' : ''}`);
  await running.close();
};

const runKillsDuringRounds = async (): Promise<void> =>
  report(
    await killDuringRounds(sizeOf('rounds'), sizeOf('span') * 1000),
    `${values.rounds} rounds of play, each ended by SIGKILL`,
  );

const runKillsDuringPayments = async (): Promise<void> => {
  const { faults, moves, rounds } = await killDuringPayments(sizeOf('kills'), startDeadline());
  report(faults, `${rounds} rounds of money flows, each ended by SIGKILL: ${moves} transactions confirmed`);
};

const runKillsDuringCalls = async (): Promise<void> => {
  const server = await startPostgres();
  const { faults, calls, hidden, longestMs } = await killDuringCalls(server);
  await server.close();
  report(
    faults,
    `${calls} calls during which their process was killed, ${hidden} repeated by nginx, ${longestMs.toFixed(0)} ms at most`,
  );
};

const runKillsOfSharedProcesses = async (): Promise<void> => {
  const server = await startPostgres();
  const { faults, moves, kills, cuts, longestOutage } = await killSharedProcesses(server, {
    worlds: 300,
    processes: 3,
    durationMs: sizeOf('shared') * 1000,
    killEveryMs: 5000,
    callers: 8,
    cuts: true,
  });
  await server.close();
  const problems = longestOutage > 5000 ? [`a call after a kill took ${longestOutage.toFixed(0)} ms`] : [];
  report(
    [...faults, ...problems],
    `${moves} payments in shared worlds, ${kills} kills, ${cuts} connection cuts, longest outage ${longestOutage.toFixed(0)} ms`,
  );
};

/** Runs the random walk: the lobby gets a tenth of the time; one leg per walker and language shares the rest. */
const runRandomWalk = (): void => {
  const legs = walkers.length * 2;
  const { status } = spawnSync('playwright', ['test', '/random-walk.test.ts', '--workers=1'], {
    env: {
      ...process.env,
      ALL_TESTS: '1',
      WALK_SECONDS: String(sizeOf('walk') / 10),
      WALK_LEG_SECONDS: String((sizeOf('walk') * 0.9) / legs),
    },
    stdio: 'inherit',
  });
  report(status === 0 ? [] : ['the random walk failed'], `${values.walk} s of random walk, ${legs} legs`);
};

const runRehearsal = (): void => {
  const { status } = spawnSync('node', ['tests/rehearsal/main.ts', '--day', values.rehearsal], { stdio: 'inherit' });
  report(status === 0 ? [] : ['the rehearsal failed'], `${values.rehearsal} s of each rehearsed launch day`);
};

if (sizeOf('calls') > 0) await runRandomCalls();
if (sizeOf('moves') > 0) for (const part of [runRecordComparison, runControlledAccounts]) await withSimulator(part);
if (sizeOf('bonuses') > 0) await runBonusStrategies();
if (sizeOf('broken') > 0) await withSimulator(runBrokenBodies);
if (sizeOf('flags') > 0) await withSimulator(runFlagSweep);
if (sizeOf('slow') > 0) for (const https of [false, true]) await runSlowClients(https);
if (sizeOf('rounds') > 0) await runKillsDuringRounds();
if (sizeOf('kills') > 0) await runKillsDuringPayments();
if (sizeOf('shared') > 0 && isPostgresMissing)
  report([], 'PostgreSQL is not installed: skipped worlds shared by processes');
else if (sizeOf('shared') > 0) {
  if (nginxPath) await runKillsDuringCalls();
  await runKillsOfSharedProcesses();
}
if (sizeOf('rehearsal') > 0) runRehearsal();
if (sizeOf('walk') > 0) runRandomWalk();
