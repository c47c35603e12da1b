import type { Problem } from '#sim/http/problem.ts';

/** An error of an admin call, sent as a problem document (RFC 9457). */
export class AdminError extends Error {
  readonly problem: Problem;

  constructor(status: number, title: string, detail: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(detail);
    this.problem = { status, title, detail, ...extra };
  }
}

/** A field of the input and what is wrong with it; `field` is empty for the whole body. */
export interface InputFault {
  readonly field: string;
  readonly fault: string;
}

/** Returns the error (422) for invalid fields of the input. */
export const invalidContent = (...faults: readonly InputFault[]): AdminError =>
  new AdminError(422, 'Invalid content', faults.map(({ field, fault }) => `${field || 'body'}: ${fault}`).join('; '), {
    faults,
  });

export const nameTaken = (name: string, detail = `World "${name}" already exists.`): AdminError =>
  new AdminError(409, 'World exists', detail, { faults: [{ field: 'name', fault: detail }] });
