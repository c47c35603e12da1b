import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export type MeasureName = 'LCP' | 'INP' | 'CLS';

/** How a page of a build was for who visited it; `p75` is what three quarters of the visits stay below. */
export interface FieldPage {
  readonly page: string;
  readonly build: string;
  readonly measures: Readonly<Partial<Record<MeasureName, { readonly count: number; readonly p75: number }>>>;
}

const path = (): string => worldPath('/field');

export const field = resource<{ readonly pages: readonly FieldPage[] }>(path, { byPanel: true });

/** Forgets what was measured; throws Problem. */
export const clearField = async (): Promise<void> => {
  await admin('DELETE', path());
  await field.load();
};
