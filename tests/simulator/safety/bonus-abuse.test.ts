import { expect, test } from 'vitest';
import { walkAbuse } from '#tests/support/abuse-walk.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test('no set of accounts takes out more than deposits, winnings and unlocked bonuses @X17', () => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const world = simulator.worlds.open(simulator.world().name);
    world.setClock({ now: noon(), frozen: true });
    expect(walkAbuse(world, 400, seed)).toEqual([]);
  }
}, 60_000);
