import type { ErrorCode } from '../../src/contract/errors.ts';
import type { AnyDetails } from '../../src/contract/types.ts';

interface Circumstances {
  /** The refused call's writes stay: counted failures, used-up codes. */
  readonly keep?: boolean;
  /** Why, for the journal alone: callers are told the code and the value. */
  readonly why?: string;
}

/** `value` of the reply, as the contract has it for the code; left out where that may be null. */
type ErrorDetails<C extends ErrorCode> =
  null extends AnyDetails<C>
    ? [details?: Circumstances & { readonly value?: AnyDetails<C> }]
    : [details: Circumstances & { readonly value: AnyDetails<C> }];

/** Ends a call with an error code of the contract. What the call wrote is undone unless `keep` is set. */
export class Refusal<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;
  readonly keep: boolean;
  readonly why: string | undefined;

  constructor(code: C, ...[details]: ErrorDetails<C>) {
    super(code);
    this.code = code;
    this.value = details?.value ?? null;
    this.keep = details?.keep ?? false;
    this.why = details?.why;
  }
}
