import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { brandName, selectBrand } from './brand-name.ts';
import { requireFreePort } from './free-port.ts';
import { keepErrors, withoutWarnings } from './integration/simulator-errors.ts';
import { refreshWordTypes } from './words.ts';

/** Whether the server is for editors: on its own port, and reachable from other machines if requested. */
const isEditor = process.argv.includes('--editor');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const isHealthy = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/__admin/health`)).ok;
  } catch {
    return false;
  }
};

/** Stores the error output of a process until the simulator responds again, for the error page. */
const watchErrors = ({ stderr }: { readonly stderr: Readable }, address: string) => {
  let text = '';
  keepErrors('');
  stderr.on('data', async (part: Buffer) => {
    process.stderr.write(part);
    text += part.toString();
    keepErrors(withoutWarnings(text));
    await wait(3000);
    if (!(await isHealthy(address))) return;
    text = '';
    keepErrors('');
  });
  return { hasErrors: () => withoutWarnings(text) !== '' };
};

/** Starts the simulator in a process that tsx restarts on changes; ephemeral worlds survive a restart. */
const watchSimulator = async (): Promise<string> => {
  const port = await freePort();
  const carried = ['--carry', resolve('.data/ephemeral-worlds.json')];
  const child = spawn('tsx', ['watch', '--clear-screen=false', resolve('mock-server/main.ts'), ...carried], {
    env: { ...process.env, PORT: String(port) },
    // Its addresses are not those that pages use; Astro prints the one address.
    stdio: ['inherit', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const address = `http://127.0.0.1:${port}`;
  const { hasErrors } = watchErrors(child, address);
  for (let tries = 0; tries < 1800; tries += 1) {
    if (await isHealthy(address)) return address;
    if (child.exitCode !== null) throw new CliError('The simulator did not start. See the messages above.');
    // Pages show the error, and reload once the file is corrected.
    if (hasErrors() && tries > 50) return address;
    await wait(100);
  }
  throw new CliError('The simulator did not start. See the messages above.');
};

/**
 * Returns where the server listens: on this machine only, unless HOST names an address for editors on other machines.
 * EDITOR_HOST is the name under which a TLS proxy serves it.
 */
const listenOptions = (): { readonly host?: string; readonly allowedHosts?: string[] } => {
  const { HOST: host, ADMIN_KEY: key, EDITOR_HOST: name } = process.env;
  if (!isEditor) return {};
  if ((host || name) && !key)
    throw new CliError('Set ADMIN_KEY when other machines use the editor. It is the password of the editors.');
  return { ...(host && { host }), ...(name && { allowedHosts: [name] }) };
};

const develop = async (): Promise<void> => {
  const port = Number(process.env.PORT ?? (isEditor ? 4322 : 4321));
  const listen = listenOptions();
  await requireFreePort(port);
  refreshWordTypes();
  selectBrand(process.argv.slice(2));
  process.env.BRAND = brandName();
  process.env.BUILD_API_BASE = await watchSimulator();
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { dev } = await import('astro');
  await dev({ server: { port, ...listen }, vite: { server: { strictPort: true } } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
};

await runProgram(develop);
