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
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
  });
  const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const close = async (): Promise<void> => {
    process.off('exit', end);
    if (!hasExited()) {
      const exited = once(child, 'exit');
      end();
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (hasExited()) {
      await close();
      throw new Error(`${program} did not start: ${output}`);
    }
    await wait(25);
  }
  return { origin, close };
};
