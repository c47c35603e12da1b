/** Calls the admin API of one world. Throws `SimulatorError` if it is rejected. */
export type Admin = <T>(method: string, path: string, body?: object) => Promise<T>;

/** A call of the admin API that was rejected: its message says why. */
export class SimulatorError extends Error {
  override readonly name = 'SimulatorError';
  readonly status: number;
  /** The problem document (RFC 9457); of an action's `Wrong state` it has `is` and `needs`. */
  readonly problem: Readonly<Record<string, unknown>>;

  constructor(call: string, status: number, text: string) {
    const problem = problemOf(text);
    super(`${call} returned ${status}: ${problem.detail ?? text}`);
    this.status = status;
    this.problem = problem;
  }
}

const problemOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Sends a request to the simulator. Asks whether it is running if nothing listens there. */
export const send = async (url: string, init?: RequestInit): Promise<Response> => {
  const headers = new Headers(init?.headers);
  // On a busy machine an idle connection may be closed just when the next request is sent on it.
  headers.set('connection', 'close');
  try {
    return await fetch(url, { ...init, headers });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: string };
    if (code !== 'ECONNREFUSED') throw error;
    throw new Error(`Nothing listens on ${new URL(url).origin}. Is the simulator running there?`, { cause: error });
  }
};

/** Creates the caller of the admin API below `root`; `key` is sent with each call. */
export const makeAdmin =
  (root: string, key: string | undefined): Admin =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await send(root + path, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new SimulatorError(`${method} ${root}${path}`, reply.status, text);
    return (text ? JSON.parse(text) : undefined) as T;
  };
