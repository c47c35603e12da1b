import type { EndpointDefinition } from '../../contract/endpoint.ts';
import type { Value } from '../../contract/types.ts';
import { type CallInput, call } from './client.ts';

/** Rows that a second call would be refused by, or would do twice. */
type OnceRow = EndpointDefinition & { readonly once: true };

/** Places a call as `call` does; what becomes of a lost answer stands in `lost-answer.ts`, which only such calls fetch. */
export const callOnce = async <R extends OnceRow>(row: R, input: CallInput<R> = {}): Promise<Value<R['name']>> => {
  const part = await import('./lost-answer.ts').catch(() => null);
  return part ? part.sendOnce(row.name, input, (key) => call(row, { ...input, key })) : call(row, input);
};
