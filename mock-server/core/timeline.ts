import { clockSettings } from './clock.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** An event before the start of the world. */
export interface SeedStep {
  /** Epoch ms. */
  readonly at: number;
  readonly run: (world: World) => void;
}

/** Runs a step in a transaction, and skips it if the backend refuses it. */
const runStep = (world: World, run: SeedStep['run']): void => {
  try {
    world.transact(() => run(world));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

/** Runs steps in their order, and due events between them; then resets the clock to the start of the world. */
export const replayTimeline = (world: World, steps: readonly SeedStep[]): void => {
  for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
    world.setClock({ now: at, frozen: true });
    if (world.hasDue) world.fireDue();
    runStep(world, run);
  }
  world.setClock({ now: world.origin.epoch, frozen: true });
  world.fireDue();
  world.state.remove(clockSettings, 'clock');
};
