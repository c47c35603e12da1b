import * as z from 'zod';
import { detailsOf, errorsOf } from '#contract/endpoint-errors.ts';
import type { Endpoint } from '#contract/endpoints.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { BackendResponse } from './backend.ts';
import { type Fault, fault } from './finding.ts';

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown(), errorCode: z.null(), message: z.string() }),
  z.object({ success: z.literal(false), value: z.unknown(), errorCode: z.string(), message: z.string() }),
]);

type Envelope = z.output<typeof envelope>;

/** Returns the field name of a path; all entries of a list share one: `content.*.amount`. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.');

const faultsOf = (kind: 'envelope' | 'field', error: z.ZodError): Fault[] => {
  const byField = new Map<string, { message: string; times: number }>();
  for (const { path, message } of error.issues) {
    const known = byField.get(fieldOf(path));
    byField.set(fieldOf(path), { message: known?.message ?? message, times: (known?.times ?? 0) + 1 });
  }
  return [...byField].map(([field, { message, times }]) =>
    fault(kind, field, times > 1 ? `${message} (${times} times)` : message),
  );
};

const headerFaults = (endpoint: Endpoint, { headers }: BackendResponse): Fault[] => {
  const found: Fault[] = [];
  const expect = (isValid: boolean, name: string, message: string) => {
    if (!isValid) found.push(fault('header', name, `${message}, not "${headers.get(name) ?? ''}"`));
  };
  expect(/^application\/json\b/.test(headers.get('content-type') ?? ''), 'Content-Type', 'application/json');
  expect(!Number.isNaN(Date.parse(headers.get('date') ?? '')), 'Date', 'the time of the server, for its clock');
  if (endpoint.access !== 'anyone') {
    expect(/\bno-store\b|\bprivate\b/.test(headers.get('cache-control') ?? ''), 'Cache-Control', 'no-store');
  }
  return found;
};

/** Returns faults in the details of an error response. */
const detailFaults = (endpoint: Endpoint, { errorCode, value }: Envelope): Fault[] => {
  const read = errorCode === null ? undefined : detailsOf(endpoint, errorCode as ErrorCode)?.safeParse(value);
  return read?.success === false ? faultsOf('field', read.error) : [];
};

/** Checks JSON, envelope, headers and status; `reply` is undefined without a valid envelope. */
export const readReply = (endpoint: Endpoint, response: BackendResponse): { faults: Fault[]; reply?: Envelope } => {
  if (response.json === undefined) {
    const start = response.text.slice(0, 60).replaceAll(/\s+/g, ' ');
    return { faults: [fault('reply', '', `not JSON (HTTP ${response.status}): ${start}`)] };
  }
  const read = envelope.safeParse(response.json);
  if (!read.success) return { faults: [...headerFaults(endpoint, response), ...faultsOf('envelope', read.error)] };
  const reply = read.data;
  const wanted = reply.success ? 200 : errorStatus[reply.errorCode as ErrorCode];
  const statusFault =
    wanted !== undefined && wanted !== response.status
      ? [fault('status', '', `${reply.errorCode ?? 'success'} comes with ${wanted}, not with ${response.status}`)]
      : [];
  return { faults: [...headerFaults(endpoint, response), ...statusFault, ...detailFaults(endpoint, reply)], reply };
};

/** Returns faults of a reply that should be a success or an error that the endpoint declares. */
export const successFaults = (endpoint: Endpoint, reply: Envelope): Fault[] => {
  if (reply.success) {
    const value = endpoint.reply.safeParse(reply.value);
    return value.success ? [] : faultsOf('field', value.error);
  }
  const { errorCode } = reply;
  if (!(errorCode in errorStatus)) return [fault('code', 'errorCode', `${errorCode} is not in the contract`)];
  if (/^session\./.test(errorCode)) return [fault('access', '', `${errorCode} for a caller with access`)];
  if (
    errorCode === 'permission.denied' &&
    !endpoint.flag &&
    !endpoint.categories &&
    !(endpoint.errors as readonly string[]).includes(errorCode)
  )
    return [fault('access', '', 'permission.denied for a caller with access')];
  if (errorCode === 'system.unknown' || errorCode === 'request.invalid')
    return [fault('code', 'errorCode', `failed with ${errorCode}: ${reply.message}`)];
  if (!(errorsOf(endpoint) as readonly string[]).includes(errorCode))
    return [fault('code', 'errorCode', `this endpoint does not return ${errorCode}`)];
  return [];
};

/** Returns faults of a reply that should be this error. */
export const refusalFaults = (
  reply: Envelope,
  wanted: ErrorCode,
  subject: string,
  kind: 'access' | 'input',
): Fault[] => {
  if (!reply.success && reply.errorCode === wanted) return [];
  // A flag that disables the endpoint is checked before the input.
  if (!reply.success && reply.errorCode === 'permission.denied' && kind === 'input') return [];
  return [fault(kind, '', `${subject}: expected ${wanted}, got ${reply.errorCode ?? 'success'}`)];
};
