import type { Problem } from '../http/problem.ts';

/** Ends an admin call with a problem document. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(status: number, title: string, detail: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(detail);
    this.problem = { status, title, detail, ...extra };
  }
}

export const nameTaken = (name: string, detail = `There is a world "${name}" already.`): Refused =>
  new Refused(409, 'Name taken', detail, { faults: [{ field: 'name', fault: detail }] });
