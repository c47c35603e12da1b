import { globSync, readFileSync } from 'node:fs';
import { validate as validateContainerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import pg from 'pg';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { keepAlive } from '#sim/start/listener.ts';
import { readOptions } from '#sim/start/options.ts';
import { start } from '#sim/start/start.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Seconds for open calls after the drain. */
const stopSeconds = 10;

/** Returns the options of a command line of the image, which starts the release. */
const optionsOf = (command: readonly string[]) => {
  expect(command.slice(0, 2)).toEqual(['node', 'start.cjs']);
  return readOptions(command.slice(2));
};

test('the compose file has a shared database, enough time to stop and a shorter idle time in the proxy @X24', () => {
  const { services, configs } = parse(readFileSync('deploy/container/compose.yaml', 'utf8')) as {
    services: Record<string, { command?: string[]; environment?: Record<string, string>; stop_grace_period?: string }>;
    configs: { front: { content: string } };
  };
  const { command = [], environment, stop_grace_period: grace } = services.simulator ?? {};
  const { drain } = optionsOf(command);
  expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(Number(drain) + stopSeconds);
  vi.stubEnv('PGPASSWORD', 'a/b@c?d#');
  const { user, password, host, database } = new pg.Client({ connectionString: environment?.STORE ?? '' });
  expect([user, password, host, database]).toEqual(['kidlat', 'a/b@c?d#', 'database', 'kidlat']);
  expect(environment).toHaveProperty('PGPASSWORD');
  expect(Object.keys(services)).toContain('database');
  expect(configs.front.content).toContain(`keepalive_timeout ${keepAlive.proxy / 1000}s`);
});

test.each(globSync('deploy/container/*Containerfile'))('%s has no errors or warnings', (file) => {
  expect(validateContainerfile(readFileSync(file, 'utf8')).map(({ message }) => message)).toEqual([]);
});

interface Manifest {
  readonly kind: string;
  readonly spec: {
    readonly replicas: number;
    readonly selector: { readonly app?: string; readonly matchLabels?: { readonly app: string } };
    readonly minAvailable: number;
    readonly template: {
      readonly metadata: { readonly labels: { readonly app: string } };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly {
          readonly command: readonly string[];
          readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
          readonly readinessProbe: { readonly httpGet: { readonly path: string; readonly port: string } };
          readonly livenessProbe: { readonly httpGet: { readonly path: string; readonly port: string } };
        }[];
      };
    };
  };
}

test('the Kubernetes manifests match the schemas of their kinds @X24', () => {
  const kinds = { Deployment, PodDisruptionBudget, Service } as const;
  for (const document of parseAllDocuments(readFileSync('deploy/kubernetes/simulator.yaml', 'utf8'))) {
    const manifest = document.toJS() as Manifest;
    const model = new kinds[manifest.kind as keyof typeof kinds](manifest as never);
    expect(() => model.validate()).not.toThrow();
  }
});

test('the Kubernetes probes use existing paths, and pods have enough time to hand worlds over @X24', async () => {
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes/simulator.yaml', 'utf8'));
  const manifests = documents.map((it) => it.toJS() as Manifest);
  expect(manifests.map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'PodDisruptionBudget']);
  const [deployment, service, budget] = manifests as [Manifest, Manifest, Manifest];
  const { template, replicas } = deployment.spec;
  expect([service.spec.selector.app, budget.spec.selector.matchLabels?.app]).toEqual(['kidlat', 'kidlat']);
  expect(template.metadata.labels.app).toBe('kidlat');
  expect(budget.spec.minAvailable).toBeLessThan(replicas);
  const [container] = template.spec.containers;
  const { drain } = optionsOf(container?.command ?? []);
  const [, probes] = /\bPROBES=(\d+)/.exec(readFileSync('deploy/container/Containerfile', 'utf8')) ?? [];
  expect(container?.ports).toContainEqual({ name: 'probes', containerPort: Number(probes) });
  for (const probe of [container?.readinessProbe, container?.livenessProbe]) expect(probe?.httpGet.port).toBe('probes');
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(drain) + stopSeconds);
  const running = await start({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => running.close());
  for (const probe of [container?.readinessProbe, container?.livenessProbe])
    expect((await fetch(running.address + probe?.httpGet.path)).status).toBe(200);
});
