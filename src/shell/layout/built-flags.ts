import { brandFlags } from '#brands/current.ts';
import { flagDefaults, type MerchantFlagName } from '#contract/flags.ts';
import type { Gate } from '#routes.ts';

const builtFlags: Readonly<Record<string, boolean>> = { ...flagDefaults, ...brandFlags };

/** Returns flags with the values that documents are built with: an exclamation mark stands before those that are off. */
export const builtFlagNames = (names: readonly MerchantFlagName[]): string =>
  names.map((name) => (builtFlags[name] ? name : `!${name}`)).join(' ');

/**
 * Returns the flags and gates that are on until the backend responds; undefined for a brand with the default flags,
 * whose documents show everything.
 */
export const firstFlagNames = (gates: readonly Gate[]): string | undefined => {
  if (Object.keys(brandFlags).length === 0) return undefined;
  const switches = { ...Object.fromEntries(gates.map((gate) => [gate, true])), ...builtFlags };
  return Object.entries(switches)
    .flatMap(([name, isOn]) => (isOn ? [name] : []))
    .join(' ');
};
