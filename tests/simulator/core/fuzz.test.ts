import { expect, test } from 'vitest';
import { sendRandomCalls } from '#tests/support/concurrent-load.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test('4,000 random calls over all endpoints cause no failure, undocumented error or unbalanced ledger', async () => {
  const faults = await sendRandomCalls(simulator, 'fuzz', 4_000, 20_260_101);
  expect(faults.slice(0, 20)).toEqual([]);
  expect(({} as { type?: number }).type).toBeUndefined();
}, 300_000);
