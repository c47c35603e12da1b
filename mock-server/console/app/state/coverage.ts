import { admin } from './admin.ts';
import { resource } from './resource.ts';

/** One row of the contract: how often it gave each status, and under which scenarios. */
export interface Covered {
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly statuses: Readonly<Record<string, number>>;
  readonly scenarios: readonly string[];
}

export const coverage = resource<{ readonly rows: readonly Covered[] }>(() => '/coverage', {
  byPanel: true,
});

/** Counts from nothing again; throws Problem. */
export const clearCoverage = async (): Promise<void> => {
  await admin('DELETE', '/coverage');
  await coverage.load();
};
