import { templateSettings } from '../../contract/site/system.ts';
import type { Value } from '../../contract/types.ts';
import { backendBase } from '../../lib/browser/backend.ts';

/**
 * Returns whether the backend's settings match the document: the site is open (R040, R041) and in the same language
 * (A02). Throws if the backend does not respond.
 */
export const isDocumentCurrent = async (): Promise<boolean> => {
  const { lang, dataset } = document.documentElement;
  // The attributes hold cached settings; the shell compares them with the server's.
  if (dataset.flags !== undefined) return false;
  const response = await fetch(backendBase() + templateSettings.path);
  const { value }: { value: Value<'templateSettings'> } = await response.json();
  return !value.maintenance && !value.regionRestriction && (value.location === 'EN' || lang !== 'en');
};
