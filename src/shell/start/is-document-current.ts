import { templateSettings } from '../../contract/site/system.ts';
import type { Value } from '../../contract/types.ts';
import { backendBase } from '../../lib/browser/backend.ts';

/**
 * Returns whether the settings of the backend leave the document as it is: the site is open (R040, R041) and speaks its
 * language (A02). Throws if the backend does not respond.
 */
export const isDocumentCurrent = async (): Promise<boolean> => {
  const { lang, dataset } = document.documentElement;
  // The attributes hold settings of an earlier page of this visit; the shell's script compares them.
  if (dataset.flags !== undefined) return false;
  const response = await fetch(backendBase() + templateSettings.path);
  const { value }: { value: Value<'templateSettings'> } = await response.json();
  return !value.maintenance && !value.regionRestriction && (value.location === 'EN' || lang !== 'en');
};
