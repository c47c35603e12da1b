import type { ZodType } from 'zod';
import { detailsOf, errorsOf } from '#contract/endpoint-errors.ts';
import type { Endpoint } from '#contract/endpoints.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { OverrideReply } from './reply.ts';

export interface Breach {
  readonly field: readonly PropertyKey[];
  readonly fault: string;
}

const valueBreaches = (schema: ZodType | undefined, value: unknown): Breach[] => {
  const read = schema?.safeParse(value);
  return (read?.error?.issues ?? []).map(({ path, message }) => ({ field: ['value', ...path], fault: message }));
};

const refusalBreaches = (endpoint: Endpoint, code: string, { status, value }: OverrideReply): Breach[] => {
  const known: readonly string[] = errorsOf(endpoint);
  if (!known.includes(code)) {
    const fault = `${endpoint.name} does not fail with ${code}, but with ${known.join(', ')}`;
    return [{ field: ['errorCode'], fault }];
  }
  const own = errorStatus[code as ErrorCode];
  if (status !== undefined && status !== own)
    return [{ field: ['status'], fault: `${code} comes with ${own}, not with ${status}` }];
  // Without details only the code is sent, as by a fault.
  return value === undefined || value === null ? [] : valueBreaches(detailsOf(endpoint, code as ErrorCode), value);
};

/** Returns whether an override leaves the response to the world. */
export const keepsWorldReply = ({ value, errorCode, status }: OverrideReply): boolean =>
  value === undefined && errorCode === undefined && status === undefined;

/** Returns where a reply breaks the contract of an endpoint; empty if it does not. */
export const contractBreaches = (endpoint: Endpoint, reply: OverrideReply): Breach[] => {
  const { value = null, errorCode, status } = reply;
  if (keepsWorldReply(reply)) return [];
  if (reply.patch !== undefined)
    return [
      { field: ['patch'], fault: 'changes the own reply of the world: give no value, errorCode or status beside it' },
    ];
  if (errorCode !== undefined) return refusalBreaches(endpoint, errorCode, reply);
  if (status !== undefined && status !== 200)
    return [{ field: ['status'], fault: `${endpoint.name} succeeds with 200; other statuses come with an errorCode` }];
  return valueBreaches(endpoint.reply, value);
};
