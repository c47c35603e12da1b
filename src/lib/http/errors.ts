import type { ErrorCode, FieldError } from '#contract/errors.ts';
import type { Details, EndpointsRefusedWith } from '#contract/types.ts';

/**
 * A failed call. `code` is an error code of the contract or the client; `value` is that of the response, which
 * `detailsOf` reads; `endpoint` is the name of the called endpoint, if a request was sent.
 */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  readonly endpoint: string | null;

  constructor(code: string, status = 0, value: unknown = null, endpoint: string | null = null) {
    super(code);
    this.code = code;
    this.status = status;
    this.value = value;
    this.endpoint = endpoint;
  }

  /** Fields that a `request.invalid` response names. */
  get fields(): readonly FieldError[] {
    return detailsOf(this, 'request.invalid')?.fields ?? [];
  }
}

/**
 * Returns the details of an error with this code, typed by the code and, if given, by endpoints; null for every other
 * error and for errors without details.
 */
export const detailsOf = <C extends ErrorCode, N extends EndpointsRefusedWith<C> = EndpointsRefusedWith<C>>(
  error: unknown,
  code: C,
  ...endpoints: readonly N[]
): Details<N, C> | null => {
  if (!(error instanceof CallError) || error.code !== code) return null;
  const ofThese: readonly (string | null)[] = endpoints;
  if (endpoints.length > 0 && !ofThese.includes(error.endpoint)) return null;
  return error.value as Details<N, C> | null;
};

/** The call was cancelled, or its page was left. */
export class CallAborted extends Error {
  override readonly name = 'CallAborted';
}

/**
 * Returns the error code of anything thrown: that of a CallError, `network.offline` while the device is offline, else
 * `system.unknown`.
 */
export const codeOf = (error: unknown): string => {
  if (error instanceof CallError) return error.code;
  return import.meta.env.SSR || navigator.onLine ? 'system.unknown' : 'network.offline';
};

/** Ignores a failed call, for calls that only refresh data; rethrows every other error. */
export const ignoreCallErrors = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  }
};
