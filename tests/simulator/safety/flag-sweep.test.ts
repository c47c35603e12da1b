import { expect, test } from 'vitest';
import { sweepFlags } from '#tests/support/flag-sweep.ts';
import { callers } from '#tests/support/roles-world.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

// With all flags off, each caller makes another call of each endpoint. With one flag reversed, a sixth of the endpoints is
// called, each by another caller. `npm run soak` makes the calls of all callers with each flag.
test('no endpoint fails for any caller with all flags off, or with one flag reversed @R205', async () => {
  const { faults, done } = await sweepFlags(simulator, {
    includes: (setting, caller, endpoint, call) =>
      setting === 0
        ? (caller + endpoint + call) % callers.length === 0
        : call === 0 && (setting + endpoint) % (6 * callers.length) === caller * 6,
  });
  expect(faults.slice(0, 20)).toEqual([]);
  expect(done).toBeGreaterThan(3000);
}, 300_000);
