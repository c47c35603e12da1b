import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { AdminContext } from './admin-context.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { addWebVitalsMetrics } from './web-vitals-figures.ts';

const addCallMetrics = (registry: Registry, { metrics }: AdminContext): void => {
  new Counter({
    name: 'simulator_calls_total',
    help: 'Calls answered, by endpoint and status.',
    labelNames: ['row', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [row, statuses] of metrics.endpoints)
        for (const [status, { calls }] of statuses) this.inc({ row, status }, calls);
    },
  });
  new Counter({
    name: 'simulator_call_seconds_total',
    help: 'Time spent on calls, by endpoint.',
    labelNames: ['row'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [row, statuses] of metrics.endpoints)
        for (const { ms } of statuses.values()) this.inc({ row }, ms / 1000);
    },
  });
};

const addClaimMetrics = (registry: Registry, { claims }: AdminContext): void => {
  new Gauge({
    name: 'simulator_leases',
    help: 'Worlds of a shared database that this process serves.',
    registers: [registry],
    collect() {
      this.set(claims?.count ?? 0);
    },
  });
  new Counter({
    name: 'simulator_leases_lost_total',
    help: 'Worlds that another process took over, or whose changes could not be stored.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(claims?.lostCount ?? 0);
    },
  });
};

const addWorldMetrics = (registry: Registry, { worlds }: AdminContext): void => {
  new Gauge({
    name: 'simulator_worlds',
    help: 'Worlds that are open.',
    registers: [registry],
    collect() {
      this.set(worlds.list().length);
    },
  });
  new Gauge({
    name: 'simulator_memory_bytes',
    help: 'What worlds hold in memory, by part; the budget is what all parts together may.',
    labelNames: ['part'],
    registers: [registry],
    collect() {
      const { limit, journals, documents, seeds, caches } = worlds.usage();
      const parts = { budget: limit, journals, documents, seeds, caches };
      for (const [part, bytes] of Object.entries(parts)) this.set({ part }, bytes);
    },
  });
  new Counter({
    name: 'simulator_memory_released_total',
    help: 'What had to go to stay within the budget: calls of journals, caches, worlds.',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [what, count] of Object.entries(worlds.budget.released)) this.inc({ what }, count);
    },
  });
};

const addKeyMetrics = (registry: Registry, { worlds: { teams } }: AdminContext): void => {
  new Gauge({
    name: 'simulator_key_used',
    help: 'What a key of a team has used of its quotas in this process: worlds, bytes, calls of this minute.',
    labelNames: ['team', 'key', 'quota'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { key, used } of teams.usageInThisProcess())
        for (const [quota, value] of Object.entries(used)) this.set({ team: key.team, key: key.id, quota }, value);
    },
  });
  new Gauge({
    name: 'simulator_key_limit',
    help: 'Quotas of a key of a team, over all processes.',
    labelNames: ['team', 'key', 'quota'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { key } of teams.usageInThisProcess())
        for (const [quota, value] of Object.entries(key.limits))
          this.set({ team: key.team, key: key.id, quota }, value);
    },
  });
  new Counter({
    name: 'simulator_key_refused_total',
    help: 'Calls that a quota of a key refused.',
    labelNames: ['key', 'quota'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [name, count] of teams.refused) {
        const [key = '', quota = ''] = name.split(' ');
        this.inc({ key, quota }, count);
      }
    },
  });
};

/** Serves metrics of the process and of its calls in the Prometheus format. */
export const serveMetrics = (context: AdminContext): RequestHandler => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addProcessMetrics(registry, context);
  addCallMetrics(registry, context);
  addWorldMetrics(registry, context);
  addClaimMetrics(registry, context);
  addKeyMetrics(registry, context);
  addWebVitalsMetrics(context.worlds, registry);
  return async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  };
};
