import { z } from 'zod';
import { detailsOf, errorsOf } from '../../src/contract/endpoint-errors.ts';
import type { Endpoint } from '../../src/contract/endpoints.ts';
import { type ErrorCode, errorStatus } from '../../src/contract/errors.ts';
import type { Heard } from './backend.ts';
import { type Fault, fault } from './finding.ts';

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown(), errorCode: z.null(), message: z.string() }),
  z.object({ success: z.literal(false), value: z.unknown(), errorCode: z.string(), message: z.string() }),
]);

type Envelope = z.output<typeof envelope>;

/** Every entry of a list breaks the same field once: `content.*.amount`. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.');

const faultsOf = (kind: 'envelope' | 'field', error: z.ZodError): Fault[] => {
  const byField = new Map<string, { told: string; times: number }>();
  for (const { path, message } of error.issues) {
    const known = byField.get(fieldOf(path));
    byField.set(fieldOf(path), { told: known?.told ?? message, times: (known?.times ?? 0) + 1 });
  }
  return [...byField].map(([field, { told, times }]) =>
    fault(kind, field, times > 1 ? `${told} (${times} times)` : told),
  );
};

const headerFaults = (row: Endpoint, { headers }: Heard): Fault[] => {
  const found: Fault[] = [];
  const expect = (good: boolean, name: string, told: string) => {
    if (!good) found.push(fault('header', name, `${told}, not "${headers.get(name) ?? ''}"`));
  };
  expect(/^application\/json\b/.test(headers.get('content-type') ?? ''), 'Content-Type', 'application/json');
  expect(!Number.isNaN(Date.parse(headers.get('date') ?? '')), 'Date', 'the time of the server, for its clock');
  if (row.access !== 'anyone') {
    expect(/\bno-store\b|\bprivate\b/.test(headers.get('cache-control') ?? ''), 'Cache-Control', 'no-store');
  }
  return found;
};

/** What is wrong with what a refusal says besides its code. */
const detailFaults = (row: Endpoint, { errorCode, value }: Envelope): Fault[] => {
  const read = errorCode === null ? undefined : detailsOf(row, errorCode as ErrorCode)?.safeParse(value);
  return read?.success === false ? faultsOf('field', read.error) : [];
};

/** What a reply is in itself; without its envelope nothing more can be said. */
export const readReply = (row: Endpoint, heard: Heard): { faults: Fault[]; reply?: Envelope } => {
  if (heard.json === undefined) {
    const start = heard.text.slice(0, 60).replaceAll(/\s+/g, ' ');
    return { faults: [fault('reply', '', `no JSON (HTTP ${heard.status}): ${start}`)] };
  }
  const read = envelope.safeParse(heard.json);
  if (!read.success) return { faults: [...headerFaults(row, heard), ...faultsOf('envelope', read.error)] };
  const reply = read.data;
  const wanted = reply.success ? 200 : errorStatus[reply.errorCode as ErrorCode];
  const statusFault =
    wanted !== undefined && wanted !== heard.status
      ? [fault('status', '', `${reply.errorCode ?? 'success'} comes with ${wanted}, not with ${heard.status}`)]
      : [];
  return { faults: [...headerFaults(row, heard), ...statusFault, ...detailFaults(row, reply)], reply };
};

/** What a reply lacks that should be a success, and whether it may be refused all the same. */
export const successFaults = (row: Endpoint, reply: Envelope): Fault[] => {
  if (reply.success) {
    const value = row.reply.safeParse(reply.value);
    return value.success ? [] : faultsOf('field', value.error);
  }
  const { errorCode } = reply;
  if (!(errorCode in errorStatus)) return [fault('code', 'errorCode', `${errorCode} is not in the contract`)];
  if (/^session\./.test(errorCode)) return [fault('access', '', `refused with ${errorCode} for whom it should answer`)];
  if (errorCode === 'permission.denied' && !row.flag && !(row.errors as readonly string[]).includes(errorCode))
    return [fault('access', '', 'refused with permission.denied for whom it should answer')];
  if (errorCode === 'system.unknown' || errorCode === 'request.invalid')
    return [fault('code', 'errorCode', `failed with ${errorCode}: ${reply.message}`)];
  if (!(errorsOf(row) as readonly string[]).includes(errorCode))
    return [fault('code', 'errorCode', `this endpoint does not return ${errorCode}`)];
  return [];
};

/** What is wrong with a reply that should be this refusal. */
export const refusalFaults = (reply: Envelope, wanted: ErrorCode, what: string, kind: 'access' | 'input'): Fault[] => {
  if (!reply.success && reply.errorCode === wanted) return [];
  // A page that is switched off for everybody says so first.
  if (!reply.success && reply.errorCode === 'permission.denied' && kind === 'input') return [];
  return [fault(kind, '', `${what}: ${wanted} is due, not ${reply.errorCode ?? 'success'}`)];
};
