import { type ErrorCode, errorStatus } from '../../src/contract/errors.ts';
import { errorsOf } from '../../src/contract/row-errors.ts';
import type { Endpoint } from '../../src/contract/table.ts';
import type { OverrideReply } from './reply.ts';

export interface Breach {
  readonly field: readonly PropertyKey[];
  readonly fault: string;
}

const refusalBreaches = (row: Endpoint, code: string, status: number | undefined): Breach[] => {
  const known: readonly string[] = errorsOf(row);
  if (!known.includes(code)) {
    const fault = `${row.name} does not fail with ${code}, but with ${known.join(', ')}`;
    return [{ field: ['errorCode'], fault }];
  }
  const own = errorStatus[code as ErrorCode];
  return status === undefined || status === own
    ? []
    : [{ field: ['status'], fault: `${code} comes with ${own}, not with ${status}` }];
};

/** Whether the world is to answer itself. */
export const isOwnAnswer = ({ value, errorCode, status }: OverrideReply): boolean =>
  value === undefined && errorCode === undefined && status === undefined;

/** Where a reply is not what the contract lets the row answer. */
export const contractBreaches = (row: Endpoint, reply: OverrideReply): Breach[] => {
  const { value = null, errorCode, status } = reply;
  if (isOwnAnswer(reply)) return [];
  if (errorCode !== undefined) return refusalBreaches(row, errorCode, status);
  if (status !== undefined && status !== 200)
    return [{ field: ['status'], fault: `${row.name} succeeds with 200; other statuses come with an errorCode` }];
  const read = row.reply.safeParse(value);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => ({ field: ['value', ...path], fault: message }));
};
