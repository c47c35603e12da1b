import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError, runProgram } from '../mock-server/start/cli-error.ts';
import { brandName } from './brand.ts';
import { keepErrors } from './vite/simulator-errors.ts';
import { refreshWordTypes } from './words.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Vite would take the next port and say so in passing; whoever waits at this one would wait for ever. */
const demandFree = async (port: number): Promise<void> => {
  const server = createServer().listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new CliError(`Port ${port} is in use. Stop the other program or choose another port with PORT.`);
  }
  server.close();
  await once(server, 'close');
};

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/__admin/health`)).ok;
  } catch {
    return false;
  }
};

/** Keeps what a process writes on standard error until the simulator answers again, for the page that shows it. */
const watchErrors = ({ stderr }: { readonly stderr: Readable }, address: string): void => {
  let text = '';
  keepErrors('');
  stderr.on('data', async (part: Buffer) => {
    process.stderr.write(part);
    text += part.toString();
    keepErrors(text);
    await wait(3000);
    if (!(await answers(address))) return;
    text = '';
    keepErrors('');
  });
};

/**
 * The simulator in a process of its own, which tsx restarts whenever its source changes; worlds that are not kept go along.
 */
const watchSimulator = async (): Promise<string> => {
  const port = await freePort();
  const carried = ['--carry', resolve('.data/ephemeral-worlds.json')];
  const child = spawn('tsx', ['watch', '--clear-screen=false', resolve('mock-server/main.ts'), ...carried], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['inherit', 'inherit', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const address = `http://127.0.0.1:${port}`;
  let failed = false;
  child.stderr.once('data', () => {
    failed = true;
  });
  watchErrors(child, address);
  for (let tries = 0; tries < 600; tries += 1) {
    if (await answers(address)) return address;
    if (child.exitCode !== null) throw new CliError('The simulator did not start. See the messages above.');
    // Pages show the error, and load again once the file is corrected.
    if (failed && tries > 50) return address;
    await wait(100);
  }
  throw new CliError('The simulator did not start. See the messages above.');
};

const develop = async (): Promise<void> => {
  const port = Number(process.env.PORT ?? 4321);
  await demandFree(port);
  refreshWordTypes();
  process.env.BRAND = brandName();
  process.env.BUILD_API_BASE = await watchSimulator();
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { dev } = await import('astro');
  await dev({ server: { port }, vite: { server: { strictPort: true } } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
};

await runProgram(develop);
