import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { TestInfo } from 'playwright/test';
import type { Sim } from './sim.ts';

/** A world that no other test has, nor another try of the same one. */
export const worldOfTest = ({ testId, retry, repeatEachIndex }: TestInfo): string =>
  `e2e-${createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest('hex').slice(0, 20)}`;

/** Attaches a file that stays among the test's results. */
const keep = (testInfo: TestInfo, name: string, content: unknown): void => {
  const path = testInfo.outputPath(name);
  writeFileSync(path, JSON.stringify(content));
  testInfo.attachments.push({ name, path, contentType: 'application/json' });
};

/** Keeps the world of a test, with what is known of its failure, and its calls for the browser's tools. */
export const keepWorld = async (testInfo: TestInfo, sim: Sim, failure: object): Promise<void> => {
  const { har, ...world } = await sim.bundle();
  keep(testInfo, 'world.json', { ...world, failure });
  keep(testInfo, 'calls.har', har);
};

/** Calls that the contract does not know, and books that do not balance; one line each. */
export const faultsOf = async (sim: Sim): Promise<string[]> => {
  const strays = (await sim.requests()).filter((call) => call.row === null);
  return [
    ...strays.map(({ method, url, requestBody }) => `stray: ${method} ${url} ${JSON.stringify(requestBody)}`),
    ...(await sim.ledgerFaults()).map((fault) => `ledger: ${JSON.stringify(fault)}`),
  ];
};
