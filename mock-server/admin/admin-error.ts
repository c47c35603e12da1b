import type { Problem } from '../http/problem.ts';

/** An error of an admin call, sent as a problem document (RFC 9457). */
export class AdminError extends Error {
  readonly problem: Problem;

  constructor(status: number, title: string, detail: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(detail);
    this.problem = { status, title, detail, ...extra };
  }
}

export const nameTaken = (name: string, detail = `World "${name}" already exists.`): AdminError =>
  new AdminError(409, 'World exists', detail, { faults: [{ field: 'name', fault: detail }] });
