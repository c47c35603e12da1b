import type { EndpointName } from '#contract/types.ts';
import type { Verdict } from '#sim/core/matching/verify.ts';
import type { Sim } from './sim.ts';
import type { CallTarget, ExpectedCalls } from './sim-types.ts';

/** An endpoint, matching calls with a count, or a sequence of endpoints. */
export type Expected = EndpointName | ExpectedCalls | readonly (EndpointName | CallTarget)[];

const targetOf = (it: EndpointName | CallTarget): CallTarget => (typeof it === 'string' ? { endpoint: it } : it);

const verificationOf = (expected: Expected): ExpectedCalls => {
  if (typeof expected === 'string') return { endpoint: expected };
  return 'map' in expected ? { inOrder: expected.map(targetOf) } : expected;
};

const textOf = ({ says, nearest }: Verdict): string =>
  [
    says,
    ...nearest.map(({ call, method, url, why }) => `  nearest: call ${call}, ${method} ${url}: ${why.join('; ')}`),
  ].join('\n');

/** Delays between checks for a call that may still be in progress, in ms. */
const retryDelaysMs = [0, 50, 100, 250, 500, 1000, 2000];

/**
 * Implements `expect(sim).toHaveCalled(…)`: waits until the expected calls were made; `not` and upper bounds are
 * checked immediately.
 */
export const toHaveCalled = async function (this: { isNot: boolean }, sim: Pick<Sim, 'verify'>, expected: Expected) {
  const query = verificationOf(expected);
  let verdict = await sim.verify(query);
  for (const delayMs of this.isNot ? [] : retryDelaysMs) {
    if (verdict.holds) break;
    await new Promise((next) => setTimeout(next, delayMs));
    verdict = await sim.verify(query);
  }
  // Evicted calls may include one that must not be there, so `not` cannot pass.
  if (this.isNot && !verdict.holds && verdict.forgotten) throw new Error(verdict.says);
  const { holds: pass } = verdict;
  return {
    pass,
    message: () => (pass ? `the world was called so: calls ${verdict.calls.join(', ')}` : textOf(verdict)),
  };
};
