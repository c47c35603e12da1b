import { expect, test } from 'vitest';
import { sweepFlags } from '#tests/support/flag-sweep.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

// `npm run soak` makes the calls of all callers with each flag.
test('no endpoint fails for any caller with all flags off, or with one flag reversed @R205', async () => {
  const { faults, done } = await sweepFlags(simulator, {
    callsOf: (setting, caller, endpoint) =>
      setting === 0 ? (caller % 3 === 0 ? 12 : 1) : Number((setting + endpoint) % 36 === caller * 4),
  });
  expect(faults.slice(0, 20)).toEqual([]);
  expect(done).toBeGreaterThan(8000);
}, 300_000);
