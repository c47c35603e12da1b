import type { Problem } from '../http/problem.ts';

/** An error of an admin call, sent as a problem document (RFC 9457). */
export class AdminError extends Error {
  readonly problem: Problem;

  constructor(status: number, title: string, detail: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(detail);
    this.problem = { status, title, detail, ...extra };
  }
}

export const nameTaken = (name: string, detail = `There is a world "${name}" already.`): AdminError =>
  new AdminError(409, 'Name taken', detail, { faults: [{ field: 'name', fault: detail }] });
