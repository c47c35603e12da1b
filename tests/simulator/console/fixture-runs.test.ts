import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSimulator } from '#tests/support/simulator.ts';

interface Report {
  readonly suites: readonly {
    readonly specs: readonly {
      readonly title: string;
      readonly tests: readonly {
        readonly results: readonly { readonly status: string; readonly errors: readonly { message: string }[] }[];
      }[];
    }[];
  }[];
}

const simulator = await startSimulator({ machineTime: Date.now });

/** Runs the suite of `tests/support/fixture-suite`; returns status and errors of each test. */
const runSuite = (): Promise<Record<string, { status: string | undefined; errors: string }>> => {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-suite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, SIM: simulator.origin, SUITE_OUTPUT: folder };
  const args = ['test', '--config', 'tests/support/fixture-suite/playwright.config.ts'];
  return new Promise((resolve) => {
    execFile('node_modules/.bin/playwright', args, { env, maxBuffer: 2 ** 24 }, (_failed, stdout) => {
      const { suites } = JSON.parse(stdout) as Report;
      const specs = suites.flatMap((suite) => suite.specs);
      resolve(
        Object.fromEntries(
          specs.map(({ title, tests }) => {
            const result = tests[0]?.results[0];
            return [title, { status: result?.status, errors: result?.errors.map((it) => it.message).join('\n') ?? '' }];
          }),
        ),
      );
    });
  });
};

test('a suite run twice on one simulator starts from the seed both times and never uses the default world', async () => {
  const passed = { status: 'passed', errors: '' };
  const refused = expect.stringMatching(/named no world.*\n\s+GET \/wps\/system\/version/);
  const expected = {
    'a world starts from the seed': passed,
    'every context and request is in the world of the test': passed,
    'a call without a world fails the test': { status: 'failed', errors: refused },
  };
  expect(await runSuite()).toEqual(expected);
  expect(await runSuite()).toEqual(expected);
  const { body } = await simulator.world('default').admin<{ requests: unknown[] }>('GET', '/requests');
  expect(body.requests).toEqual([]);
}, 180_000);
