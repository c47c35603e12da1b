import { flagNotes } from '../../../../src/contract/flag-notes.ts';
import { flagDefaults } from '../../../../src/contract/flags.ts';
import { contentSwitches } from './content-switches.ts';
import type { FlagDefinition, FlagTypes } from './flag-definition.ts';
import { securitySwitches } from './security-switches.ts';
import { startSwitches } from './start-switches.ts';

const whitelabel = Object.fromEntries(
  Object.entries(flagNotes).map(([name, note]) => [
    name,
    { ...note, group: 'whitelabel', type: 'boolean', default: flagDefaults[name as keyof typeof flagDefaults] },
  ]),
) as unknown as Record<keyof typeof flagDefaults, FlagDefinition<'boolean'>>;

/** Every switch of a world: those the site reads by name (R205) and those that steer the simulated backend itself. */
export const flagList = { ...whitelabel, ...startSwitches, ...securitySwitches, ...contentSwitches };

export type SwitchName = keyof typeof flagList;
export type SwitchValue<N extends SwitchName> =
  (typeof flagList)[N] extends FlagDefinition<infer T> ? FlagTypes[T] : never;
