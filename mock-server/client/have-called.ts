import type { Target, Verification } from '../core/matching/verification.ts';
import type { Verdict } from '../core/matching/verify.ts';
import type { Sim } from './sim.ts';

/** A row of the contract, calls of a sort and how many, or the names of rows that follow each other. */
export type Expected = string | Verification | readonly (string | Target)[];

const targetOf = (it: string | Target): Target => (typeof it === 'string' ? { endpoint: it } : it);

const verificationOf = (expected: Expected): Verification => {
  if (typeof expected === 'string') return { endpoint: expected };
  return 'map' in expected ? { inOrder: expected.map(targetOf) } : expected;
};

const textOf = ({ says, nearest }: Verdict): string =>
  [
    says,
    ...nearest.map(({ call, method, url, why }) => `  nearest: call ${call}, ${method} ${url}: ${why.join('; ')}`),
  ].join('\n');

/** How often a call is looked for, ms; it may still be on its way. */
const paces = [0, 50, 100, 250, 500, 1000, 2000];

/** `expect(sim).toHaveCalled(…)`: waits until the world was called so; `not` and counts from above are judged at once. */
export const toHaveCalled = async function (this: { isNot: boolean }, sim: Pick<Sim, 'verify'>, expected: Expected) {
  const asked = verificationOf(expected);
  let verdict = await sim.verify(asked);
  for (const pace of this.isNot ? [] : paces) {
    if (verdict.holds) break;
    await new Promise((next) => setTimeout(next, pace));
    verdict = await sim.verify(asked);
  }
  // That a forgotten call was not placed is nothing that a test can rely on.
  if (this.isNot && !verdict.holds && verdict.forgotten) throw new Error(verdict.says);
  const { holds: pass } = verdict;
  return {
    pass,
    message: () => (pass ? `the world was called so: calls ${verdict.calls.join(', ')}` : textOf(verdict)),
  };
};
