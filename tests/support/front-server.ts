import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

interface FrontServer {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Folder of its files; removed when it ends. */
  readonly folder: string;
  readonly port: number;
}

const answers = async (origin: string): Promise<boolean> => {
  const reply = await fetch(`${origin}/robots.txt`).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply !== undefined;
};

/** Starts a third-party server in a separate process; returns its origin and how to stop it. It ends with the tests. */
export const startFrontServer = async ({ program, args, env = process.env, folder, port }: FrontServer) => {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const end = (): boolean => child.kill('SIGTERM');
  process.once('exit', end);
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const close = async (): Promise<void> => {
    process.off('exit', end);
    if (!isGone()) {
      const gone = once(child, 'exit');
      end();
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (isGone()) {
      await close();
      throw new Error(`${program} did not start: ${said}`);
    }
    await wait(25);
  }
  return { origin, close };
};
