import { dayOf } from '../../../src/lib/dates/manila.ts';
import { applied } from '../../core/applied-scenarios.ts';
import { spanOf } from '../../core/clock.ts';
import { faultsOf, setFaults } from '../../core/faults/fault.ts';
import { addOverride, overridesOf, removeOverride } from '../../core/overrides/set.ts';
import type { World } from '../../core/world.ts';
import { startOfWeek, week } from '../rewards/rules/week.ts';
import { setFlags } from '../site/rules/flags.ts';
import { type Conflict, Settings } from './conflicts.ts';
import type { ClockStep, Scenario } from './scenario.ts';

/** Ends an application; nothing of it stays. */
export class ScenarioConflict extends Error {
  override readonly name = 'ScenarioConflict';
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    const [one, other] = conflict.scenarios;
    super(`${one} and ${other} set ${conflict.what} differently.`);
    this.conflict = conflict;
  }
}

const refuse = (conflict: Conflict | undefined): void => {
  if (conflict) throw new ScenarioConflict(conflict);
};

const targetOf = (world: World, { advance, at }: ClockStep): number => {
  if (at !== undefined) {
    const [time, sunday] = at.split(' ').reverse();
    const day = sunday ? startOfWeek(world.now()) + week - 1 : world.now();
    return Date.parse(`${dayOf(day)}T${time}:00+08:00`);
  }
  return world.now() + (spanOf(advance ?? '0s') ?? 0);
};

/** Flags, overrides and faults, which say who set them. */
const setSwitches = (world: World, { name, flags = {}, overrides = [], faults = [] }: Scenario): void => {
  setFlags(world, flags, name);
  for (const { id, override } of overridesOf(world.state)) if (override.name === name) removeOverride(world, id);
  for (const it of overrides) addOverride(world, { name, ...it });
  if (faults.length === 0) return;
  const others = faultsOf(world.state).flatMap(({ fault }) => (fault.name === name ? [] : [fault]));
  setFaults(world, [...others, ...faults.map((it) => ({ name, ...it }))]);
};

/**
 * Applies scenarios together, all or none. Throws ScenarioConflict, which names both, where two want the
 * same flag, fault, reply, document or the clock differently. What was applied earlier gives way to what comes later.
 */
export const applyScenarios = (world: World, all: readonly Scenario[]): void => {
  world.transact(() => {
    const settings = new Settings();
    for (const it of all) refuse(settings.declare(it));
    for (const it of all) {
      const changes = world.state.noting(() => it.change?.(world));
      refuse(settings.write(it.name, changes));
      setSwitches(world, it);
      world.state.remove(applied, it.name);
      world.state.put(applied, { id: it.name, at: world.now() });
    }
    for (const { clock } of all) {
      if (!clock) continue;
      const { frozen } = clock;
      world.setClock({ now: targetOf(world, clock), ...(frozen !== undefined && { frozen }) });
    }
  });
  world.fireDue();
};
