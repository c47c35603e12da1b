import { percentile } from '#tests/bench/load.ts';
import type { Sample } from './load.ts';
import type { LedgerFaults } from './targets.ts';

export interface Step {
  /** Visits per second. */
  readonly rate: number;
  readonly requestsPerSecond: number;
  readonly p99: number;
  readonly failed: number;
  /** Cores in use, by part. */
  readonly cores: Readonly<Record<string, number>>;
}

/** Result of one target. */
export interface Run {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Highest step within the limit of the latency. */
  readonly best: Step | undefined;
  readonly day: readonly Sample[];
  readonly ledger: LedgerFaults;
  /** Share of the error budget. */
  readonly budgetUsed: number;
}

const [width, height] = [720, 160];

/** Returns a chart of one value per second. */
const chart = (title: string, values: readonly number[]): string => {
  const top = Math.max(...values, 1);
  const points = values.map(
    (it, at) => `${(at / Math.max(1, values.length - 1)) * width},${height - (it / top) * height}`,
  );
  return `<figure><figcaption>${title} (at most ${top.toFixed(0)})</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"><polyline points="${points.join(' ')}" fill="none" stroke="#06c" stroke-width="1.5"/></svg></figure>`;
};

const chartsOfDay = (day: readonly Sample[]): string => {
  const seconds: Sample[][] = [];
  for (const sample of day) {
    const second = seconds[sample.second] ?? [];
    second.push(sample);
    seconds[sample.second] = second;
  }
  const perSecond = (figure: (samples: readonly Sample[]) => number): number[] =>
    Array.from(seconds, (samples) => figure(samples ?? []));
  const latency = (share: number) => (samples: readonly Sample[]) =>
    percentile(
      samples.map(({ ms }) => ms),
      share,
    );
  return [
    chart(
      'Requests a second',
      perSecond((samples) => samples.length),
    ),
    chart('Median, ms', perSecond(latency(0.5))),
    chart('99th percentile, ms', perSecond(latency(0.99))),
    chart(
      'Failed requests a second',
      perSecond((samples) => samples.filter(({ isFailed }) => isFailed).length),
    ),
  ].join('\n');
};

const stepRow = ({ rate, requestsPerSecond, p99, failed, cores }: Step): string => {
  const used = Object.entries(cores).map(([part, it]) => `${part} ${it.toFixed(2)}`);
  const cells = [rate.toFixed(1), requestsPerSecond.toFixed(0), p99.toFixed(0), failed, used.join(', ')];
  return `<tr>${cells.map((it) => `<td>${it}</td>`).join('')}</tr>`;
};

/** Returns an HTML page with the figures and charts of all runs. */
export const chartsOf = (runs: readonly Run[], machine: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rehearsal</title>
<style>body{font:16px system-ui;max-width:760px;margin:auto}td,th{padding:2px 8px;text-align:left}svg{width:100%;background:#f4f4f4}</style>
<h1>Rehearsal</h1><p>${machine}; load generator on the same machine.</p>
${runs
  .map(
    ({ name, steps, day, ledger, budgetUsed }) => `<h2>${name}</h2>
<table><tr><th>visits/s</th><th>requests/s</th><th>p99, ms</th><th>failed</th><th>cores</th></tr>${steps.map(stepRow).join('')}</table>
<p>Launch day with a process killed in the middle: ${day.length} requests, ${(budgetUsed * 100).toFixed(0)} % of the error budget, ${ledger.compared} confirmed postings, ₱${ledger.lost} lost, ₱${ledger.doubled} doubled, ${ledger.faults.length} faults in ledgers.</p>
${chartsOfDay(day)}`,
  )
  .join('\n')}</html>
`;
