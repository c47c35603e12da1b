/** Error of one field of a body. */
interface FieldFault {
  /** Dotted: `faults.0.code`. */
  readonly field: string;
  readonly fault: string;
}

interface ProblemParts {
  readonly missing?: boolean;
  readonly faults?: readonly FieldFault[] | undefined;
}

/** An error of the admin API (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  /** The server does not have this endpoint: the part of the simulator is missing. */
  readonly missing: boolean;
  readonly faults: readonly FieldFault[];

  constructor(status: number, title: string, detail: string, { missing = false, faults = [] }: ProblemParts = {}) {
    super(detail);
    this.status = status;
    this.title = title;
    this.missing = missing;
    this.faults = faults;
  }
}

const problemOf = async (reply: Response): Promise<Problem> => {
  const body = reply.headers.get('content-type')?.includes('json')
    ? ((await reply.json()) as { title?: string; detail?: string; faults?: readonly FieldFault[] })
    : {};
  const { title = reply.statusText, detail = 'The simulator returned no details.', faults } = body;
  const isMissing = reply.status === 404 && (body.title === undefined || title === 'Unknown call');
  return new Problem(reply.status, title, detail, { missing: isMissing, faults });
};

/** Calls the admin API; `path` is below `/__admin`. Throws Problem. */
export const admin = async <T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> => {
  let reply: Response;
  try {
    reply = await fetch(`/__admin${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, 'No response', 'The simulator does not respond. Check that it is running.');
  }
  if (!reply.ok) throw await problemOf(reply);
  const text = await reply.text();
  return (text ? JSON.parse(text) : undefined) as T;
};
