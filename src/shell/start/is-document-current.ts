import type { Value } from '../../contract/types.ts';
import { backendBase } from '../../lib/browser/backend.ts';
import { dataset, root } from '../../lib/browser/root.ts';

/** Path of the settings call; its module would put other calls into the documents. */
declare const SETTINGS: string;

/**
 * Returns whether the backend's settings match the document: the site is open (R040, R041) and in the same language
 * (A02). Throws if the backend does not respond.
 */
export const isDocumentCurrent = async (): Promise<boolean> => {
  // The attributes hold cached settings; the shell compares them with the server's.
  if (dataset.flags !== undefined) return false;
  const response = await fetch(backendBase() + SETTINGS);
  const { value }: { value: Value<'templateSettings'> } = await response.json();
  return !value.maintenance && !value.regionRestriction && (value.location === 'EN' || root.lang !== 'en');
};
