import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { TestInfo } from 'playwright/test';
import type { Sim } from './sim.ts';
import type { UnnamedCall } from './sim-types.ts';

// A worker process belongs to one run.
const runId = randomBytes(4).toString('hex');

/** Returns a world name that is unique per test, attempt and run. */
export const worldOfTest = ({ testId, retry, repeatEachIndex }: TestInfo): string =>
  `e2e-${runId}-${createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest('hex').slice(0, 20)}`;

const describeUnnamed = (calls: readonly UnnamedCall[]): string =>
  [
    'Calls that named no world were refused while this test was running:',
    ...calls.map(({ method, url, referer }) => `  ${method} ${url}${referer === null ? '' : ` from ${referer}`}`),
    'Attach contexts that "browser" did not create with sim.attach(context); outside a browser use sim.call, or send',
    'the header X-Sim-World. Another test that runs on the same simulator may have sent them too.',
  ].join('\n');

/**
 * Runs a test in a new world. Throws after `onFailure` if calls without a world were received meanwhile. With `checks`
 * off such calls reach the world `default`.
 */
export const useFreshWorld = async (
  sim: Sim,
  { timeout, titlePath = [] }: Pick<TestInfo, 'timeout'> & Partial<Pick<TestInfo, 'titlePath'>>,
  use: (sim: Sim) => Promise<void>,
  { checks = true, onFailure }: { readonly checks?: boolean; onFailure?: (errors: string[]) => Promise<void> } = {},
): Promise<void> => {
  // A test may extend its timeout; one whose process was killed must not block others for long.
  const refuseUnnamedFor = Math.max(600, Math.ceil((timeout * 3) / 1000));
  const title = titlePath.join(' › ').slice(0, 500);
  await sim.startTest({ ...(checks && { refuseUnnamedFor }), ...(title && { title }) });
  await use(sim);
  const unnamed = await sim.endTest();
  if (unnamed.length === 0) return;
  const message = describeUnnamed(unnamed);
  await onFailure?.([message]);
  throw new Error(message);
};

/** Attaches a file to the results of the test. */
const keep = (testInfo: TestInfo, name: string, content: unknown): void => {
  const path = testInfo.outputPath(name);
  writeFileSync(path, JSON.stringify(content));
  testInfo.attachments.push({ name, path, contentType: 'application/json' });
};

/** Attaches the world of a failed test with details of its failure, and its calls as an HTTP archive. */
export const keepWorld = async (testInfo: TestInfo, sim: Sim, failure: object): Promise<void> => {
  const { har, ...world } = await sim.bundle();
  keep(testInfo, 'world.json', { ...world, failure });
  keep(testInfo, 'calls.har', har);
};

/** Returns calls outside the contract and ledger inconsistencies, one line each. */
export const faultsOf = async (sim: Sim): Promise<string[]> => {
  const { total, strays } = await sim.strays();
  return [
    ...strays.map(({ explain, requestBody }) => {
      const body = requestBody === undefined ? '' : `, with the body ${JSON.stringify(requestBody)}`;
      return `The page made a call outside the contract: ${explain.map(({ why }) => why).join('; ')}${body}.`;
    }),
    ...(total > strays.length ? [`The page made ${total - strays.length} more calls outside the contract.`] : []),
    ...(await sim.ledgerFaults()).map((fault) => `ledger: ${JSON.stringify(fault)}`),
  ];
};
