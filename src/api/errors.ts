import type { FieldError } from '../contract/errors.ts';

/** A call that did not bring its value. `code` is one of the contract's or the client's own; `value` what the reply carried. */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly code: string;
  readonly status: number;
  readonly value: unknown;

  constructor(code: string, status = 0, value: unknown = null) {
    super(code);
    this.code = code;
    this.status = status;
    this.value = value;
  }

  /** Fields that a `request.invalid` reply refuses. */
  get fields(): readonly FieldError[] {
    const { value } = this;
    return typeof value === 'object' && value !== null && 'fields' in value && Array.isArray(value.fields)
      ? value.fields
      : [];
  }
}

/** The page left, or its owner cancelled: nobody waits for this call any more. */
export class CallAborted extends Error {
  override readonly name = 'CallAborted';
}

/** The code of whatever was thrown; what is no CallError is our own fault, or a part of the page that no network could bring. */
export const codeOf = (error: unknown): string => {
  if (error instanceof CallError) return error.code;
  return import.meta.env.SSR || navigator.onLine ? 'system.unknown' : 'network.offline';
};

/** For calls that may fail without harm: what is known stays. Only what is no call's failure is thrown on. */
export const quietly = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  }
};
