import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '#sim/cli-error.ts';

/** Results of starting a release from its archive; startup time in ms. */
export interface Started {
  readonly health: number;
  readonly home: number;
  readonly token: string;
  readonly within: number;
}

const waitMs = 60_000;

const listening = async (child: ReturnType<typeof spawn>): Promise<string> => {
  let output = '';
  const handleOutput = (part: Buffer): void => {
    output += part;
  };
  child.stdout?.on('data', handleOutput);
  child.stderr?.on('data', handleOutput);
  const late = AbortSignal.timeout(waitMs);
  while (!output.includes('Demo accounts')) {
    if (child.exitCode !== null) throw new CliError(`The archive does not start: ${output}`);
    await once(child.stdout ?? child, 'data', { signal: late });
  }
  return /Console\s+(http:\/\/localhost:\d+)/.exec(output)?.[1] ?? '';
};

/** Unpacks an archive into an empty folder, starts a brand with only Node, and checks health, home and a login. */
export const startFromArchive = async (archive: string, brand: string): Promise<Started> => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  execFileSync('tar', ['-xzf', archive, '-C', folder, brand]);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(brand, 'start.cjs'), '--port', '0', '--data', 'none'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const origin = await listening(child);
    const within = Math.round(performance.now() - startedAt);
    const status = async (path: string) => (await fetch(origin + path)).status;
    const login = await fetch(`${origin}/wps/session/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', encryption: 'none' },
      body: JSON.stringify({ username: 'player01', password: 'Passw0rd1', type: 0 }),
    });
    const { value } = (await login.json()) as { value: { token?: string } | null };
    return { health: await status('/__health'), home: await status('/m/home'), token: value?.token ?? '', within };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};
