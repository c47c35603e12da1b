import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hostsOf, readBrand } from '#brands/read.ts';
import { CliError } from '#sim/cli-error.ts';
import { demoAccounts, run } from '#sim/start/command.ts';
import { makeListener } from '#sim/start/listener.ts';
import { readOptions } from '#sim/start/options.ts';
import { createShutdown } from '#sim/start/shutdown.ts';
import { listenOptionsOf, portOf } from '#sim/start/start-options.ts';
import { requireFreePort } from '../free-port.ts';
import { dataFolderOf } from './data-folder.ts';
import { type HostedBrand, hostRouter } from './host-router.ts';

/** Options that name one port, file or database, which several processes cannot share. */
const ofOneProcess = ['probes', 'https', 'store', 'carry', 'snapshot', 'site'] as const;

const shutdownTimeoutMs = 10_000;

interface StartedBrand extends HostedBrand {
  readonly process: ChildProcess;
}

/** Builds and serves a brand in a process of its own, because modules read the brand when they are loaded. */
const startBrand = async (
  brand: string,
  args: readonly string[],
  { data, key }: { readonly data: string; readonly key: string | undefined },
): Promise<StartedBrand | undefined> => {
  const own = ['--port', '0', '--host', '127.0.0.1', '--data', dataFolderOf(brand, data)];
  const { SITE_DIR: sites, ...env } = process.env;
  const child = fork(join(import.meta.dirname, '../start.ts'), ['--brand', brand, ...args, ...own], {
    // A terminal sends Ctrl-C to the process group; SIGTERM from here would be a second signal, which skips the shutdown.
    detached: true,
    env: { ...env, ...(key && { ADMIN_KEY: key }), ...(sites && { SITE_DIR: join(sites, brand) }) },
  });
  let address = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    once(child, 'exit').then(() => undefined),
  ]);
  // One brand with mistakes does not stop the others; its process has printed them.
  if (!address) return undefined;
  child.once('exit', () => {
    address = undefined;
  });
  return { name: readBrand(brand).name, hosts: hostsOf(brand), address: () => address, process: child };
};

const end = async ({ process: child }: StartedBrand): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const addressList = (brands: readonly StartedBrand[], port: number, key: string | undefined): string => {
  const width = Math.max(...brands.map(({ name }) => name.length)) + 2;
  const lines = brands.map(({ name, hosts }) => {
    const [origin] = hosts.map((host) => `http://${host}:${port}`);
    return `  ${name.padEnd(width)}${origin}/m/home  console ${origin}/__admin/  also as ${hosts.slice(1).join(', ')}\n`;
  });
  return `\n${lines.join('')}${key ? `  ${'Key'.padEnd(width)}${key}\n` : ''}\n  ${demoAccounts}\n\n`;
};

/**
 * Serves several brands on one port, each at `<id>.localhost` and at the host of its origin, with worlds, money and
 * words of its own. Stops them on a signal.
 */
export const serveBrands = async (brands: readonly string[], args: string[]): Promise<void> => {
  const values = readOptions(args);
  if (values.help || values.version) return run(args);
  const single = ofOneProcess.find((name) => values[name]);
  if (single) throw new CliError(`Several brands cannot share --${single}. Start each brand with its own.`);
  const { host, key } = listenOptionsOf(values);
  const port = portOf(values.port);
  await requireFreePort(port);
  const started: StartedBrand[] = [];
  let isStopping = false;
  let shutDown: ReturnType<typeof createShutdown> = async () => undefined;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await shutDown(shutdownTimeoutMs);
    await Promise.all(started.map(end));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  // One after the other, because a build uses all cores.
  for (const brand of brands) {
    const one = await startBrand(brand, args, { data: values.data, key });
    if (one) started.push(one);
  }
  if (started.length === 0) throw new CliError('No brand could be started. See the messages above.');
  const server = makeListener(hostRouter(started), undefined).listen(port, host);
  shutDown = createShutdown(server);
  await once(server, 'listening');
  process.stdout.write(addressList(started, (server.address() as AddressInfo).port, key));
};
