import { spawn } from 'node:child_process';
import { once } from 'node:events';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a TypeScript program in a process of its own until it ends, with the options of this one and `env` in addition.
 * A signal to this process stops both. Returns the exit code.
 */
export const runScript = async (
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const child = spawn(process.execPath, [...process.execArgv, file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const stop = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, stop);
  return code ?? 1;
};
