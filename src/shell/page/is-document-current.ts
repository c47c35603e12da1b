import type { EndpointName, Value } from '#contract/types.ts';
import { backendBase } from '#lib/browser/backend.ts';
import { dataset, root } from '#lib/browser/root.ts';
import { defaultCookie, defaultLocale } from '#markets/current.ts';

/** Paths of the settings calls; their module would put other calls into the documents. */
declare const SETTINGS: string;
declare const ALL_SETTINGS: string;

const read = async <Call extends EndpointName>(path: string): Promise<Value<Call>> =>
  (await (await fetch(backendBase() + path)).json()).value;

const isOpen = async (): Promise<boolean> => {
  const { maintenance, regionRestriction, location } = await read<'templateSettings'>(SETTINGS);
  return (
    !maintenance && !regionRestriction && (location.toLowerCase() === defaultCookie || root.lang !== defaultLocale)
  );
};

/** Returns whether the flags that the document depends on, known and current, have the defaults that it was built with. */
const hasBuiltFlags = async (): Promise<boolean> => {
  const { builtFlags, flags: knownFlags } = dataset;
  if (builtFlags === undefined) return true;
  const { flags } = (await read<'consolidatedSettings'>(ALL_SETTINGS)).whitelabel;
  const known = knownFlags?.split(' ');
  return builtFlags.split(' ').every((built) => {
    const name = built.replace('!', '') as keyof typeof flags;
    const isOn = name === built;
    return flags[name] === isOn && (known?.includes(name) ?? isOn) === isOn;
  });
};

/**
 * Returns whether the backend's settings match the document: the site is open, in the same language
 * and with the same flags. Throws if the backend does not respond.
 */
export const isDocumentCurrent = async (): Promise<boolean> =>
  (await Promise.all([isOpen(), hasBuiltFlags()])).every(Boolean);
