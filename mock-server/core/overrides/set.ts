import { collection, type Doc } from '../collection.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import type { Override } from './override.ts';

/** An active override. */
export interface OverrideDoc extends Doc {
  readonly override: Override;
  /** Number of matching calls since it was set. */
  readonly calls: number;
  /** Number of calls that it replied to. */
  readonly answered: number;
}

export const overrides = collection<OverrideDoc>()('override');

/** Maximum number per world; the oldest are removed. */
const maxOverrides = 200;

/** Returns the overrides of a world, newest first: the newest applies if several match a call. */
export const overridesOf = (state: State): readonly OverrideDoc[] => state.all(overrides);

/** Adds an override. Call it within a transaction. */
export const addOverride = (world: World, override: Override): OverrideDoc => {
  const before = overridesOf(world.state);
  for (const { id } of before.slice(0, Math.max(0, before.length + 1 - maxOverrides)))
    world.state.remove(overrides, id);
  const created = { id: `o${world.next('override')}`, override: override, calls: 0, answered: 0 };
  world.state.put(overrides, created);
  return created;
};

/** Replaces all overrides. */
export const setOverrides = (world: World, all: readonly Override[]): void => {
  for (const { id } of overridesOf(world.state)) world.state.remove(overrides, id);
  for (const it of all) addOverride(world, it);
};

/** Removes an override. Returns whether there was one with that id. */
export const removeOverride = ({ state }: World, id: string): boolean => {
  const isKnown = state.get(overrides, id) !== undefined;
  state.remove(overrides, id);
  return isKnown;
};
