import type { ErrorCode } from '#contract/errors.ts';
import type { AnyDetails } from '#contract/types.ts';

interface RefusalDetails {
  /** Commits what the refused call wrote, such as counted failures and used codes. */
  readonly keep?: boolean;
  /** Reason for the journal only; callers receive the code and the value. */
  readonly why?: string;
}

/** `value` of the reply, as the contract defines it for the code; optional where it may be null. */
type ErrorDetails<C extends ErrorCode> =
  null extends AnyDetails<C>
    ? [details?: RefusalDetails & { readonly value?: AnyDetails<C> }]
    : [details: RefusalDetails & { readonly value: AnyDetails<C> }];

/** Ends a call with an error code of the contract. Writes of the call are undone unless `keep` is set. */
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
