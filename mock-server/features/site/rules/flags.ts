import * as z from 'zod';
import { collection, type Doc } from '#sim/core/collection.ts';
import { nearestNames } from '#sim/core/nearest.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { FlagDefinition } from './flag-definition.ts';
import { type FlagName, type FlagValue, flagList } from './flag-list.ts';

/** A flag that was set: its value, the time, and its origin (`admin` or the name of a scenario). */
interface FlagSetting extends Doc {
  readonly id: FlagName;
  readonly value: unknown;
  readonly setAt: number;
  readonly setBy: string;
}

const flagSettings = collection<FlagSetting>()('flag');

export const flag = <N extends FlagName>(state: State, name: N): FlagValue<N> =>
  (state.get(flagSettings, name)?.value ?? flagList[name].default) as FlagValue<N>;

/** Returns the stored value of a flag with its time and origin; undefined while the flag has its default. */
export const flagSetting = (state: State, name: FlagName): FlagSetting | undefined => state.get(flagSettings, name);

/** Maximum value of a numeric flag. */
const maxNumber = 100_000;

const schemaOf = ({ type, values }: FlagDefinition): z.ZodType => {
  const word = values ? z.enum(values as readonly [string, ...string[]]) : z.string().max(200);
  if (type === 'boolean') return z.boolean();
  if (type === 'number') return z.number().int().min(0).max(maxNumber);
  return type === 'list' ? z.array(word).max(100) : word;
};

/** Returns the faults of a set of new flag values, by name; empty if all can be set. */
export const flagFaults = (values: Readonly<Record<string, unknown>>): { name: string; fault: string }[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (!Object.hasOwn(flagList, name))
      return [{ name, fault: `unknown flag, nearest: ${nearestNames(name, Object.keys(flagList)).join(', ')}` }];
    const definition: FlagDefinition = flagList[name as FlagName];
    if (schemaOf(definition).safeParse(value).success) return [];
    const wanted = definition.values
      ? `${definition.type} of ${definition.values.join(', ')}`
      : definition.type === 'number'
        ? `whole number from 0 to ${maxNumber}`
        : definition.type;
    return [{ name, fault: `must be a ${wanted}` }];
  });

/** Sets flags; the values must have passed `flagFaults`. A default value clears the setting. */
export const setFlags = (world: World, values: Readonly<Partial<Record<FlagName, unknown>>>, by: string): void => {
  for (const [name, value] of Object.entries(values) as [FlagName, unknown][]) {
    const isDefault = JSON.stringify(value) === JSON.stringify(flagList[name].default);
    if (isDefault) world.state.remove(flagSettings, name);
    else world.state.put(flagSettings, { id: name, value, setAt: world.now(), setBy: by });
  }
};

/** Returns all flags with value, default and meaning. */
export const describeFlags = (state: State) =>
  Object.entries(flagList).map(([name, definition]) => {
    const set = flagSetting(state, name as FlagName);
    return {
      name,
      value: set?.value ?? definition.default,
      ...definition,
      changed: set !== undefined,
      setAt: set?.setAt ?? null,
      setBy: set?.setBy ?? null,
    };
  });
