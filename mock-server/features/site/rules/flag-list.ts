import { brandSettings } from '#brands/current.ts';
import { flagNotes } from '#contract/flag-notes.ts';
import { flagDefaults } from '#contract/flags.ts';
import { contentFlags } from './content-flags.ts';
import type { FlagDefinition, FlagTypes } from './flag-definition.ts';
import { securityFlags } from './security-flags.ts';
import { startFlags } from './start-flags.ts';

const whitelabel = Object.fromEntries(
  Object.entries(flagNotes).map(([name, note]) => [
    name,
    { ...note, group: 'whitelabel', type: 'boolean', default: flagDefaults[name as keyof typeof flagDefaults] },
  ]),
) as unknown as Record<keyof typeof flagDefaults, FlagDefinition<'boolean'>>;

const definitions = { ...whitelabel, ...startFlags, ...securityFlags, ...contentFlags };

/**
 * All flags of a world: those that the site reads by name and those that control the simulated backend. Flags that the
 * brand sets have its value as default.
 */
export const flagList = Object.fromEntries(
  Object.entries(definitions).map(([name, it]) => [name, { ...it, default: brandSettings.flags[name] ?? it.default }]),
) as typeof definitions;

export type FlagName = keyof typeof flagList;
export type FlagValue<N extends FlagName> = (typeof flagList)[N] extends FlagDefinition<infer T> ? FlagTypes[T] : never;
