import { authorityPath } from '#sim/app.ts';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { seedPassword } from '#sim/features/account/seed/password.ts';
import { productVersion } from '#sim/product.ts';
import { listOf, readOptions, type Values } from './options.ts';
import { prepareWorld } from './prepare-world.ts';
import { runKeys } from './run-keys.ts';
import { type Running, start } from './start.ts';
import { startErrorMessage } from './start-error.ts';
import { projectParts, startOptions } from './start-options.ts';
import { usage } from './usage.ts';

/** Serves MCP on standard input and output, so nothing else may be written there. */
const serveMcp = async (args: string[]): Promise<void> => {
  const { url, key, help } = readOptions(args);
  if (help) {
    process.stdout.write(usage);
    return;
  }
  if (!URL.canParse(url)) throw new CliError(`"${url}" is not the address of a simulator.`);
  const { serveStdio } = await import('#sim/optional/mcp/stdio.ts');
  await serveStdio(url, key);
};

const validate = async (values: Values): Promise<void> => {
  const { validateAll } = await import('./validate.ts');
  const { scenarios } = await projectParts(values);
  const { checked, faults } = await validateAll(scenarios);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) throw new CliError(`${faults.length} of ${checked} checks failed.`);
  process.stdout.write(`The seed and all scenarios match the contract (${checked} checks).\n`);
};

const line = (name: string, text: string | undefined): string => (text ? `  ${name.padEnd(9)} ${text}\n` : '');

/** Accounts of the seed with their password, for people who try the site. */
export const demoAccounts = `Demo accounts: player01, newbie01, agent01, topagent01, trial01 · password of all: ${seedPassword}`;

const greeting = (
  { address, network }: Running,
  { site, app, world, scenario, https }: Values,
  key: string | undefined,
): string => {
  const pageOf = (origin: string): string => `${origin}/${site ? 'm/home' : '__admin/'}`;
  const lines = [
    line('Site', site && `${address}/m/home`),
    line('App', app),
    line('Console', `${address}/__admin/`),
    line('API', `${address}/__admin/docs`),
    line('Network', network.map(pageOf).join('  ')),
    line('Trust', https ? network.map((origin) => origin + authorityPath).join('  ') : undefined),
    line('Key', key),
    line('World', world === 'default' && !scenario ? undefined : [world, ...listOf(scenario)].join(' · ')),
  ];
  return `\n${lines.join('')}\n  ${demoAccounts}\n`;
};

/** Maximum time to wait for open calls, ms. */
const shutdownTimeoutMs = 10_000;

/** Shuts down on the first signal, after open calls have ended; the second signal ends them. */
const stopOnSignal = (running: Running, drain: number): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    running.retire();
    await new Promise((later) => setTimeout(later, drain * 1000));
    await running.close(shutdownTimeoutMs);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
};

const greet = (running: Running, values: Values, key: string | undefined): void =>
  void process.stdout.write(`${greeting(running, values, key)}\n`);

/** Runs the simulator from the command line until a signal stops it. `announce` prints where it listens. */
export const run = async (args: string[] = process.argv.slice(2), announce = greet): Promise<void> => {
  let values: Partial<Values> = {};
  const work = async (): Promise<void> => {
    if (args[0] === 'mcp') return serveMcp(args.slice(1));
    if (args[0] === 'keys') return await runKeys(args.slice(1));
    if (args[0] === 'verify') return (await import('#sim/optional/verify/command.ts')).runVerify(args.slice(1));
    values = readOptions(args);
    if (values.help) {
      process.stdout.write(usage);
      return;
    }
    if (values.version) {
      process.stdout.write(`${productVersion}\n`);
      return;
    }
    if (values.validate) return validate(values as Values);
    const chosen = await startOptions(values as Values);
    const running = await start(chosen);
    const { world, snapshot, scenario } = values as Values;
    await prepareWorld(running, { name: world, snapshot, scenarios: listOf(scenario), own: chosen.scenarios ?? [] });
    announce(running, values as Values, chosen.key);
    stopOnSignal(running, Number(values.drain));
  };
  await runProgram(work, (error) => startErrorMessage(error, values));
};
