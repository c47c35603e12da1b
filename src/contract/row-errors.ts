import { type ErrorCode, errorStatus } from './errors.ts';
import type { Endpoint } from './table.ts';

type Implied = readonly [(row: Endpoint) => boolean, ...ErrorCode[]];

/** Codes that follow from what a row is, besides those that its schemas name. */
const implied: readonly Implied[] = [
  [() => true, 'system.unknown'],
  [(row) => !row.always, 'system.maintenance', 'system.upgrading', 'region.restricted'],
  [(row) => row.caller !== 'anyone' || row.changesState === true, 'session.required', 'session.expired'],
  [(row) => row.caller !== 'anyone' || row.changesState === true || row.flag !== undefined, 'permission.denied'],
  [(row) => row.caller !== 'anyone' && !row.whenClosed, 'safety.closed'],
  [(row) => row.query !== undefined || row.send !== undefined, 'request.invalid'],
  [(row) => row.send !== undefined, 'request.too-large'],
  [(row) => row.movesMoney === true || row.send === 'encrypted', 'request.conflict'],
];

/** Every code that a call of the row may fail with while no fault is set. */
export const errorsOf = (row: Endpoint): ErrorCode[] => [
  ...new Set([...row.errors, ...implied.flatMap(([holds, ...codes]) => (holds(row) ? codes : []))]),
];

/** The same by HTTP status. */
export const errorsByStatus = (row: Endpoint): Map<number, ErrorCode[]> => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(row)) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return byStatus;
};
