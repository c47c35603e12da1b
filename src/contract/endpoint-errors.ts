import type { ZodType } from 'zod';
import type { Endpoint } from './endpoints.ts';
import { type ErrorCode, errorStatus } from './errors.ts';
import { refusalDetails } from './refusal-details.ts';

/** Codes that follow from what a row is, besides those that its schemas name. */
const implied = [
  [() => true, 'system.unknown'],
  [(row: Endpoint) => !row.always, 'system.maintenance', 'system.upgrading'],
  [(row: Endpoint) => !row.always && !row.whenRestricted, 'region.restricted'],
  [(row: Endpoint) => row.access !== 'anyone' || row.changesState === true, 'session.required', 'session.expired'],
  [
    (row: Endpoint) => row.access !== 'anyone' || row.changesState === true || row.flag !== undefined,
    'permission.denied',
  ],
  [(row: Endpoint) => row.access !== 'anyone' && !row.whenClosed, 'safety.closed'],
  [(row: Endpoint) => row.movesMoney === true && !row.whenClosed, 'safety.review'],
  [(row: Endpoint) => row.query !== undefined || row.send !== undefined, 'request.invalid'],
  [(row: Endpoint) => row.send !== undefined, 'request.too-large', 'request.unsupported'],
  [(row: Endpoint) => row.movesMoney === true || row.once === true || row.send === 'encrypted', 'request.conflict'],
] as const satisfies readonly (readonly [(row: Endpoint) => boolean, ...ErrorCode[]])[];

export type ImpliedCode = Extract<(typeof implied)[number][number], string>;

/** Returns every error code that an endpoint may respond with, apart from injected faults. */
export const errorsOf = (row: Endpoint): ErrorCode[] => [
  ...new Set([...row.errors, ...implied.flatMap(([holds, ...codes]) => (holds(row) ? codes : []))]),
];

const general: Partial<Record<ErrorCode, ZodType>> = refusalDetails;

/** Returns the schema of `value` in an error response with this code; undefined if it is null. */
export const detailsOf = ({ details }: Endpoint, code: ErrorCode): ZodType | undefined =>
  details?.[code] ?? general[code];

/** Returns the error codes of an endpoint by HTTP status. */
export const errorsByStatus = (row: Endpoint): Map<number, ErrorCode[]> => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(row)) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return byStatus;
};
