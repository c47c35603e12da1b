import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Killable = Awaited<ReturnType<typeof startKillableSite>>;

/**
 * Starts the built site with a simulator on disk in a separate process, which can be killed and restarted at the same
 * address.
 */
export const startKillableSite = async () => {
  const data = mkdtempSync(join(tmpdir(), 'kidlat-killed-'));
  const open = async (port: string): Promise<readonly [ChildProcess, string]> => {
    const server = fork('tests/support/site-server.ts', {
      env: { ...process.env, SITE_DATA: data, SITE_PORT: port },
      execArgv: [],
    });
    const [address] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
    if (typeof address !== 'string') throw new Error('The server did not start.');
    return [server, address];
  };
  let [server, address] = await open('0');
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  return {
    address,
    kill,
    startAgain: async (): Promise<void> => {
      [server, address] = await open(new URL(address).port);
    },
    close: async (): Promise<void> => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/** A fixture of such a site, for browsers whose driver cannot take the network offline. */
export const killable = async (
  { brand: _ }: { readonly brand: unknown },
  use: (site: Killable) => Promise<void>,
): Promise<void> => {
  const site = await startKillableSite();
  await use(site);
  await site.close();
};
