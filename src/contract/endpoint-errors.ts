import type { ZodType } from 'zod';
import type { EndpointDefinition } from './endpoint.ts';
import type { Endpoint } from './endpoints.ts';
import { type ErrorCode, errorStatus } from './errors.ts';
import { refusalDetails } from './refusal-details.ts';

/** Endpoints that a session with a temporary password may call before the password is changed. */
const allowedBeforePasswordChange: readonly string[] = [
  'changePassword',
  'logout',
  'memberInfo',
  'headIcon',
  'balance',
];

/** Returns whether an endpoint is refused until a temporary password is changed. */
export const requiresPasswordChange = ({ name, access }: EndpointDefinition): boolean =>
  access !== 'anyone' && access !== 'visit' && !allowedBeforePasswordChange.includes(name);

/** Codes implied by an endpoint's definition, in addition to those listed in its schemas. */
const implied = [
  [() => true, 'system.unknown'],
  [(endpoint: Endpoint) => !endpoint.always, 'system.maintenance', 'system.upgrading'],
  [(endpoint: Endpoint) => !endpoint.always && !endpoint.whenRestricted, 'region.restricted'],
  [
    (endpoint: Endpoint) => endpoint.access !== 'anyone' || endpoint.changesState === true,
    'session.required',
    'session.expired',
  ],
  [
    ({ access, changesState, flag, categories }: Endpoint) =>
      !['anyone', 'session'].includes(access) || changesState === true || (flag ?? categories) !== undefined,
    'permission.denied',
  ],
  [
    ({ access, movesMoney, whenClosed }: Endpoint) =>
      !whenClosed && (movesMoney === true || !['anyone', 'visit'].includes(access)),
    'safety.closed',
  ],
  [(endpoint: Endpoint) => endpoint.movesMoney === true && !endpoint.whenClosed, 'safety.review'],
  [requiresPasswordChange, 'password.change-required'],
  // Also covers an invalid `Idempotency-Key`.
  [({ query, send, movesMoney, once }: Endpoint) => Boolean(query || send || movesMoney || once), 'request.invalid'],
  [(endpoint: Endpoint) => endpoint.send !== undefined, 'request.too-large', 'request.unsupported'],
  [
    (endpoint: Endpoint) => endpoint.movesMoney === true || endpoint.once === true || endpoint.send === 'encrypted',
    'request.conflict',
  ],
] as const satisfies readonly (readonly [(endpoint: Endpoint) => boolean, ...ErrorCode[]])[];

export type ImpliedCode = Extract<(typeof implied)[number][number], string>;

/** Returns every error code that an endpoint may respond with, apart from injected faults. */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([...endpoint.errors, ...implied.flatMap(([holds, ...codes]) => (holds(endpoint) ? codes : []))]),
];

const general: Partial<Record<ErrorCode, ZodType>> = refusalDetails;

/** Returns the schema of `value` in an error response with this code; undefined if it is null. */
export const detailsOf = ({ details }: Endpoint, code: ErrorCode): ZodType | undefined =>
  details?.[code] ?? general[code];

/** Returns the error codes of an endpoint by HTTP status. */
export const errorsByStatus = (endpoint: Endpoint): Map<number, ErrorCode[]> => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint))
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return byStatus;
};
