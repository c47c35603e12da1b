import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { checkLedger, postings } from '#sim/core/ledger.ts';
import { handlers } from '#sim/features/handlers.ts';
import { arbitraryCall, requestOf } from '#tests/support/arbitrary-calls.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const open = new Set(handlers.map(({ endpoint }) => endpoint.name));
const moneyEndpoints = [...endpoints.values()].filter(
  ({ name, movesMoney }) => open.has(name) && (movesMoney || name === 'balance'),
);

/** Makes mixed money calls in a world, selected by a number; returns the final ledger. */
const play = async (number: number, name: string): Promise<string> => {
  const world = simulator.world(name);
  await world.admin('PUT', '/clock', { now: '2026-03-01T04:00:00Z', frozen: true });
  const { token } = (await world.signIn(number % 2 === 0 ? 'player01' : 'agent01')).value;
  const amounts = fc.sample(fc.integer({ min: 1, max: 50_000 }), { numRuns: 12, seed: number });
  const calls = fc.sample(arbitraryCall(moneyEndpoints), { numRuns: 12, seed: number });
  for (const [at, call] of calls.entries()) {
    const body = call.body && typeof call.body === 'object' ? { ...call.body, amount: amounts[at] } : call.body;
    const { path, init } = requestOf({ ...call, body }, token);
    expect((await world.send(path, init)).status).toBeLessThan(500);
  }
  const { state } = simulator.worlds.open(name);
  expect(checkLedger(state)).toEqual([]);
  return JSON.stringify(state.all(postings)).replaceAll(name, 'WORLD');
};

test('transactions in 100 parallel worlds match those of a single world, and every ledger balances', async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  const together = await Promise.all(numbers.map((number) => play(number, `together-${number}`)));
  for (const number of [0, 17, 42, 63, 99]) expect(await play(number, `alone-${number}`)).toBe(together[number]);
}, 300_000);
