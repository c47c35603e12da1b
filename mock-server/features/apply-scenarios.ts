import { dayOf, instantOf } from '#lib/dates/market-time.ts';
import { appliedScenarios } from '#sim/core/applied-scenarios.ts';
import { spanOf } from '#sim/core/clock.ts';
import { faultsOf, setFaults } from '#sim/core/faults/fault.ts';
import { addOverride, overridesOf, removeOverride } from '#sim/core/overrides/set.ts';
import type { World } from '#sim/core/world.ts';
import { startOfWeek, weekMs } from '#sim/features/shared/week.ts';
import { setFlags } from '#sim/features/site/rules/flags.ts';
import type { ClockStep, Scenario } from './scenario.ts';
import { type Conflict, ConflictDetector } from './scenario-conflicts.ts';

/** Thrown when two scenarios set the same thing to different values; the transaction is rolled back. */
export class ScenarioConflict extends Error {
  override readonly name = 'ScenarioConflict';
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    const [one, other] = conflict.scenarios;
    super(`${one} and ${other} set ${conflict.what} differently.`);
    this.conflict = conflict;
  }
}

const throwConflict = (conflict: Conflict | undefined): void => {
  if (conflict) throw new ScenarioConflict(conflict);
};

const targetOf = (world: World, { advance, at }: ClockStep): number => {
  if (at !== undefined) {
    const [time, sunday] = at.split(' ').reverse();
    const day = sunday ? startOfWeek(world.now()) + weekMs - 1 : world.now();
    return instantOf(dayOf(day), time);
  }
  return world.now() + (spanOf(advance ?? '0s') ?? 0);
};

/** Sets flags, overrides and faults, each labelled with the scenario's name; replaces those that it set before. */
const applyFlagsAndFaults = (world: World, { name, flags = {}, overrides = [], faults = [] }: Scenario): void => {
  setFlags(world, flags, name);
  for (const { id, override } of overridesOf(world.state)) if (override.name === name) removeOverride(world, id);
  for (const it of overrides) addOverride(world, { name, ...it });
  if (faults.length === 0) return;
  const others = faultsOf(world.state).flatMap(({ fault }) => (fault.name === name ? [] : [fault]));
  setFaults(world, [...others, ...faults.map((it) => ({ name, ...it }))]);
};

/**
 * Applies scenarios in one transaction. Throws `ScenarioConflict` if two of them set the same flag, fault, reply,
 * document or the clock to different values, or if one contradicts an earlier one that is still in effect, unless
 * `replace` is set. The state before is kept as a checkpoint.
 */
export const applyScenarios = (world: World, all: readonly Scenario[], { replace = false } = {}): void => {
  const names = all.map(({ name }) => name);
  const before = { at: world.now(), state: world.state.fork(), scenarios: names };
  world.transact(() => {
    const detector = new ConflictDetector();
    if (!replace) detector.addStanding(world.state, all);
    for (const it of all) throwConflict(detector.addDeclarations(it));
    for (const it of all) {
      const changes = world.state.recordChanges(() => it.change?.(world));
      throwConflict(detector.addChanges(it.name, changes));
      applyFlagsAndFaults(world, it);
      world.state.remove(appliedScenarios, it.name);
      world.state.put(appliedScenarios, { id: it.name, at: world.now(), ...(it.settles && { settles: it.settles }) });
    }
    for (const { clock } of all) {
      if (!clock) continue;
      const { frozen } = clock;
      world.setClock({ now: targetOf(world, clock), ...(frozen !== undefined && { frozen }) });
    }
  });
  world.checkpoint(`before ${names.join(', ')}`, before);
  world.fireDue();
};

/**
 * Returns the world to the state before scenarios were last applied, with everything that has happened since. Returns
 * the names of these scenarios; undefined if there is nothing to undo.
 */
export const undoScenarios = (world: World): readonly string[] | undefined => {
  const last = [...world.checkpoints].findLast(([, { scenarios }]) => scenarios !== undefined);
  if (!last) return undefined;
  const [name, { state, scenarios }] = last;
  world.revertTo(state);
  world.checkpoints.delete(name);
  world.fireDue();
  return scenarios;
};
