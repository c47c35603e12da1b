import type { ZodType } from 'zod';
import { detailsOf, errorsOf } from '../../../src/contract/endpoint-errors.ts';
import type { Endpoint } from '../../../src/contract/endpoints.ts';
import { type ErrorCode, errorStatus } from '../../../src/contract/errors.ts';
import type { OverrideReply } from './reply.ts';

export interface Breach {
  readonly field: readonly PropertyKey[];
  readonly fault: string;
}

const valueBreaches = (schema: ZodType | undefined, value: unknown): Breach[] => {
  const read = schema?.safeParse(value);
  return (read?.error?.issues ?? []).map(({ path, message }) => ({ field: ['value', ...path], fault: message }));
};

const refusalBreaches = (row: Endpoint, code: string, { status, value }: OverrideReply): Breach[] => {
  const known: readonly string[] = errorsOf(row);
  if (!known.includes(code)) {
    const fault = `${row.name} does not fail with ${code}, but with ${known.join(', ')}`;
    return [{ field: ['errorCode'], fault }];
  }
  const own = errorStatus[code as ErrorCode];
  if (status !== undefined && status !== own)
    return [{ field: ['status'], fault: `${code} comes with ${own}, not with ${status}` }];
  // Without details the code alone is told, as by a fault.
  return value === undefined || value === null ? [] : valueBreaches(detailsOf(row, code as ErrorCode), value);
};

/** Whether the world is to answer itself. */
export const isOwnAnswer = ({ value, errorCode, status }: OverrideReply): boolean =>
  value === undefined && errorCode === undefined && status === undefined;

/** Where a reply is not what the contract lets the row answer. */
export const contractBreaches = (row: Endpoint, reply: OverrideReply): Breach[] => {
  const { value = null, errorCode, status } = reply;
  if (isOwnAnswer(reply)) return [];
  if (errorCode !== undefined) return refusalBreaches(row, errorCode, reply);
  if (status !== undefined && status !== 200)
    return [{ field: ['status'], fault: `${row.name} succeeds with 200; other statuses come with an errorCode` }];
  return valueBreaches(row.reply, value);
};
