import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** Starts the simulator in a separate process like `npm run sim`, on a free port. */
export const spawnSimulator = (...options: string[]) =>
  spawn('node', ['-r', resolve('scripts/need-node.cjs'), resolve('mock-server/main.ts'), '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

type SimulatorProcess = ReturnType<typeof spawnSimulator>;

/** Returns its output after the start: addresses, key, world. */
export const greetingOf = async ({ stdout }: SimulatorProcess): Promise<string> => {
  let output = '';
  for await (const part of stdout) {
    output += part;
    if (output.includes('Demo accounts')) return output;
  }
  throw new Error(`the simulator did not start: ${output}`);
};

/** Returns its origin. */
export const originOf = async (child: SimulatorProcess): Promise<string> => {
  const output = await greetingOf(child);
  return /Console\s+(https?:\/\/localhost:\d+)/.exec(output)?.[1] ?? '';
};
