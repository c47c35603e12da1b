import type { ErrorCode } from '../../src/contract/errors.ts';

interface Details {
  /** `value` of the reply. */
  readonly value?: unknown;
  /** The refused call's writes stay: counted failures, used-up codes. */
  readonly keep?: boolean;
  /** Why, for the journal. */
  readonly why?: string;
}

/** Ends a call with an error code of the contract. What the call wrote is undone unless `keep` is set. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;
  readonly keep: boolean;
  readonly why: string | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.value = details.value ?? null;
    this.keep = details.keep ?? false;
    this.why = details.why;
  }
}
