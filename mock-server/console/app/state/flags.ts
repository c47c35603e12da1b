import type { describeFlags } from '#sim/features/site/rules/flags.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export type Flag = ReturnType<typeof describeFlags>[number];
type Flags = { readonly flags: readonly Flag[] };

export const flags = resource<Flags>(() => worldPath('/flags'));

/** Changes flags; throws Problem. */
export const setFlags = async (values: Readonly<Record<string, unknown>>): Promise<void> =>
  flags.put(await admin<Flags>('PATCH', worldPath('/flags'), values));

export const resetFlag = ({ name, default: initial }: Flag): Promise<void> => setFlags({ [name]: initial });

export const resetFlags = (): Promise<void> => {
  const changed = (flags.$state.get().data?.flags ?? []).filter((flag) => flag.changed);
  return setFlags(Object.fromEntries(changed.map((flag) => [flag.name, flag.default])));
};

/** Returns the value of a flag as text. */
export const valueText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(', ') || 'nothing' : String(value) || 'nothing';
};
