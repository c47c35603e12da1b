// Rehearses a launch: visits recorded from the built site arrive at three kinds of deployment, with faults in the middle.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { percentile } from '#tests/bench/load.ts';
import { nginxPath } from '#tests/support/nginx.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { type Curve, type Sample, sendVisits } from './load.ts';
import { chartsOf, type Run } from './page.ts';
import { startShared, startSingle, startStatic, type Target, worldPool } from './targets.ts';
import { type RecordedVisit, recordVisits } from './visits.ts';

const { values } = parseArgs({
  options: {
    /** Recorded visits of each kind. */
    recorded: { type: 'string', default: '10' },
    /** Seconds of each step, with constant arrivals, and of the launch day. */
    step: { type: 'string', default: '20' },
    day: { type: 'string', default: '120' },
    /** Visits per second of the first step; each later one has 1.5 times as many. */
    from: { type: 'string', default: '1' },
    worlds: { type: 'string', default: '60' },
    out: { type: 'string', default: 'test-results/rehearsal.html' },
  },
});

const p99LimitMs = 250;
/** Share of requests that may fail. */
const errorBudget = 0.001;
const maxSteps = 10;

/** Arrivals of a launch day relative to its busiest moment: a push at 20:00, a kick-off, a jackpot, a burst of bots. */
const launchDay = (peak: number, seconds: number): Curve => {
  const points = [
    [0, 0.2],
    [0.1, 0.3],
    [0.13, 1],
    [0.25, 0.4],
    [0.4, 0.5],
    [0.45, 0.9],
    [0.55, 0.5],
    [0.7, 0.4],
    [0.72, 0.8],
    [0.8, 0.4],
    [0.85, 1.2],
    [0.9, 0.3],
    [1, 0.2],
  ] as const;
  return points.map(([share, rate]) => [share * seconds, rate * peak] as const);
};

const failuresOf = (samples: readonly Sample[]): number => samples.filter(({ isFailed }) => isFailed).length;
const p99Of = (samples: readonly Sample[]): number =>
  percentile(
    samples.map(({ ms }) => ms),
    0.99,
  );

const rehearse = async (
  target: Target,
  visits: readonly RecordedVisit[],
  serves: Parameters<typeof sendVisits>[0]['serves'],
): Promise<Run> => {
  const clients = await worldPool(target, Number(values.worlds));
  const seconds = Number(values.step);
  const steps: Run['steps'][number][] = [];
  // The first visits compile frequently used code and open the worlds.
  await sendVisits({ visits, curve: [[0, Number(values.from)]], seconds, clients, serves });
  for (let rate = Number(values.from); steps.length < maxSteps; rate *= 1.5) {
    const [before, generatorBefore] = [target.cpu(), process.cpuUsage()];
    const samples = await sendVisits({ visits, curve: [[0, rate]], seconds, clients, serves });
    const cores = Object.fromEntries(
      Object.entries(target.cpu()).map(([part, ms]) => [part, (ms - (before[part] ?? 0)) / seconds / 1000]),
    );
    const { user, system } = process.cpuUsage(generatorBefore);
    const step = {
      rate,
      requestsPerSecond: samples.length / seconds,
      p99: p99Of(samples),
      failed: failuresOf(samples),
      cores: { ...cores, generator: (user + system) / seconds / 1e6 },
    };
    steps.push(step);
    process.stdout.write(`  ${JSON.stringify(step)}\n`);
    if (step.p99 > p99LimitMs) break;
  }
  const best = steps.findLast(({ p99 }) => p99 <= p99LimitMs);
  const peak = (best?.rate ?? Number(values.from)) * 0.7;
  const daySeconds = Number(values.day);
  const day = await sendVisits({
    visits,
    curve: launchDay(peak, daySeconds),
    seconds: daySeconds,
    clients,
    serves,
    ...(target.fault && { fault: target.fault }),
  });
  const ledger = await target.ledgerFaults(clients.confirmed);
  return {
    name: target.name,
    steps,
    best,
    day,
    ledger,
    budgetUsed: failuresOf(day) / (day.length * errorBudget),
  };
};

const main = async (): Promise<void> => {
  if (!existsSync('dist/kidlat')) throw new CliError('There is no built site. Run "npm run build" first.');
  if (!nginxPath || isPostgresMissing) throw new CliError('The rehearsal needs nginx and PostgreSQL.');
  const recorder = await startSingle();
  const visits = await recordVisits(recorder.origin, Number(values.recorded));
  await recorder.close();
  const all = (visit: RecordedVisit): RecordedVisit => visit;
  const siteOnly = ({ account: _, act: __, ...visit }: RecordedVisit): RecordedVisit => ({
    ...visit,
    requests: visit.requests.filter(({ isSite }) => isSite),
  });
  const runs: Run[] = [];
  for (const [start, serves] of [
    [startSingle, all],
    [startShared, all],
    [startStatic, siteOnly],
  ] as const) {
    const target = await start();
    process.stdout.write(`${target.name}\n`);
    const run = await rehearse(target, visits, serves).finally(target.close);
    const step = run.best ?? run.steps[0];
    const cores = Object.entries(step?.cores ?? {}).toSorted(([, a], [, b]) => b - a);
    process.stdout.write(
      `  ${run.best?.requestsPerSecond.toFixed(0) ?? 'no'} requests/s at p99 ≤ ${p99LimitMs} ms; busiest: ${cores.map(([part, it]) => `${part} ${it.toFixed(2)} cores`).join(', ')}\n` +
        `  launch day: ${run.day.length} requests, p99 ${p99Of(run.day).toFixed(0)} ms, ${(run.budgetUsed * 100).toFixed(0)} % of the error budget used\n` +
        `  ${run.ledger.compared} confirmed postings: ₱${run.ledger.lost} lost, ₱${run.ledger.doubled} doubled, ${run.ledger.faults.length} faults in ledgers\n`,
    );
    for (const fault of run.ledger.faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`);
    if (run.ledger.faults.length > 0) process.exitCode = 1;
    runs.push(run);
  }
  mkdirSync('test-results', { recursive: true });
  const machine = `${availableParallelism()} cores, load ${loadavg()
    .map((it) => it.toFixed(1))
    .join(', ')}`;
  writeFileSync(values.out, chartsOf(runs, machine));
  process.stdout.write(`Wrote ${values.out} (${machine})\n`);
};

await runProgram(main);
