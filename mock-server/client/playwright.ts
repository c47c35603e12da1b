import { test as base, expect as baseExpect } from 'playwright/test';
import type { Value } from '#contract/types.ts';
import { attachNewContexts, attachNewRequests, attachWhile } from './attach.ts';
import { toHaveCalled } from './have-called.ts';
import { type Sim, simOf } from './sim.ts';
import type { Simulator, SimulatorOptions } from './simulator.ts';
import { faultsOf, keepWorld, useFreshWorld, worldOfTest } from './world-of-test.ts';

export type { Target, Verification } from '#sim/core/matching/verification.ts';
export type { Expected } from './have-called.ts';
export type { Sim } from './sim.ts';

/** Options of a project in `use` of its Playwright configuration. */
export interface SimulatorUse {
  /** Address of a running simulator (environment variable `SIM`); without it each worker starts its own. */
  simulator: string | undefined;
  /** Options of the simulator that a worker starts. */
  simulatorOptions: SimulatorOptions;
}

export interface SimulatorFixtures {
  /** Whether a test fails on calls outside the contract, on calls that name no world, and on an unbalanced ledger. */
  simulatorChecks: boolean;
  /** The backend of this test: a separate world, new at the start of each run. */
  sim: Sim;
  /** Logs a member of the seed in and returns the session; its `token` is sent as `Authorization: Bearer …`. */
  signIn: (account: string) => Promise<Value<'login'>>;
}

/** Playwright's `expect` with the matcher `expect(sim).toHaveCalled(…)`. */
export const expect = baseExpect.extend({ toHaveCalled });

const originOf = (address: string): string => new URL(address).origin;

/**
 * Playwright's test with a separate simulated backend. All contexts that a test creates through `browser`, and its
 * `request`, use the test's world: by a cookie if the site forwards calls or is served by the simulator; by a header if
 * pages call the simulator at another origin. Calls without a world fail the test.
 */
export const test = base.extend<
  SimulatorFixtures & { attached: undefined },
  SimulatorUse & { running: Pick<Simulator, 'address'> }
>({
  simulator: [process.env.SIM || undefined, { option: true, scope: 'worker' }],
  simulatorOptions: [{}, { option: true, scope: 'worker' }],
  simulatorChecks: [true, { option: true }],

  running: [
    async ({ simulator, simulatorOptions }, use) => {
      if (simulator !== undefined) return use({ address: originOf(simulator) });
      const { startSimulator } = await import('./simulator.ts');
      const own = await startSimulator(simulatorOptions);
      await use(own);
      await own.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ baseURL, running }, use) => use(baseURL ?? running.address),

  sim: [
    async ({ running, baseURL, simulatorChecks: checks }, use, testInfo) => {
      const sim = simOf(running.address, worldOfTest(testInfo), originOf(baseURL ?? running.address));
      const onFailure = (errors: string[]) => keepWorld(testInfo, sim, { test: testInfo.title, errors });
      const runAndCheck = async () => {
        await use(sim);
        if (testInfo.status !== testInfo.expectedStatus) {
          await onFailure(testInfo.errors.map(({ message = '' }) => message));
          return;
        }
        const found = checks ? await faultsOf(sim) : [];
        if (found.length > 0) await onFailure(found);
        expect(found).toEqual([]);
      };
      await useFreshWorld(sim, testInfo, runAndCheck, { checks, onFailure });
    },
    { auto: true },
  ],

  attached: [
    async ({ sim, extraHTTPHeaders: headers }, use) => attachWhile({ sim, headers }, () => use(undefined)),
    { auto: true },
  ],

  playwright: [
    async ({ playwright }, use) => {
      attachNewRequests(playwright.request);
      await use(playwright);
    },
    { scope: 'worker' },
  ],

  browser: [async ({ browser }, use) => use(attachNewContexts(browser)), { scope: 'worker' }],

  // Depends on `attached`, because request contexts must not be created before the world is known.
  request: async ({ attached: _, request }, use) => use(request),

  context: async ({ attached: _, context, sim }, use) => {
    // A context that Playwright reuses was created in an earlier test.
    await sim.attach(context);
    await use(context);
  },

  signIn: async ({ sim }, use) => use(sim.signIn),
});
