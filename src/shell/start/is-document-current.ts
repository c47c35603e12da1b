import type { EndpointName, Value } from '../../contract/types.ts';
import { backendBase } from '../../lib/browser/backend.ts';
import { dataset, root } from '../../lib/browser/root.ts';

/** Paths of the settings calls; their module would put other calls into the documents. */
declare const SETTINGS: string;
declare const ALL_SETTINGS: string;

const read = async <Call extends EndpointName>(path: string): Promise<Value<Call>> =>
  (await (await fetch(backendBase() + path)).json()).value;

const isOpen = async (): Promise<boolean> => {
  const { maintenance, regionRestriction, location } = await read<'templateSettings'>(SETTINGS);
  return !maintenance && !regionRestriction && (location === 'EN' || root.lang !== 'en');
};

/** Returns whether the flags that the document depends on have the defaults that it was built with. */
const hasBuiltFlags = async (): Promise<boolean> => {
  const { builtFlags } = dataset;
  if (builtFlags === undefined) return true;
  const { flags } = (await read<'consolidatedSettings'>(ALL_SETTINGS)).whitelabel;
  return builtFlags.split(' ').every((name) => (name[0] === '!' ? !flags[name.slice(1)] : flags[name]));
};

/**
 * Returns whether the backend's settings match the document: the site is open (R040, R041), in the same language (A02)
 * and with the same flags (A96). Throws if the backend does not respond.
 */
export const isDocumentCurrent = async (): Promise<boolean> => {
  // The attributes hold cached settings; the shell compares them with the server's.
  if (dataset.flags !== undefined) return false;
  return (await Promise.all([isOpen(), hasBuiltFlags()])).every(Boolean);
};
