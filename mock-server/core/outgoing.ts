import { matchesPattern } from './matching/pattern.ts';

/** Response of an address. */
export interface OutgoingResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed body. */
  readonly bytes: Buffer;
}

interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Ten seconds if absent. */
  readonly timeoutMs?: number;
}

const requestTimeoutMs = 10_000;
const maxResponseBytes = 4 * 1024 * 1024;

const originOf = (address: string): string | undefined => {
  try {
    const { origin, protocol, username, password } = new URL(address);
    return /^https?:$/.test(protocol) && !username && !password ? origin : undefined;
  } catch {
    return undefined;
  }
};

const bytesOf = async (body: AsyncIterable<Uint8Array> | null): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxResponseBytes) throw new Error(`the response is larger than ${maxResponseBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * Marks requests of worlds: the admin API of a simulator without a key accepts programs of its machine, but not these,
 * which any user of a team can place.
 */
const ofWorld = { forwarded: 'for=_simulator' };

/**
 * Sends requests of worlds to other servers. Only origins given at the start are allowed: console users could otherwise
 * make this machine call any address that it can reach (SSRF). Redirects are not followed.
 */
export class Outgoing {
  readonly #allowed: readonly string[];

  /** Allowed origins, such as `http://localhost:3000`; `*` matches any text. */
  constructor(allowed: readonly string[] = []) {
    this.#allowed = allowed;
  }

  /** Returns why an address may not be called; undefined if it may. */
  fault(address: string): string | undefined {
    const origin = originOf(address);
    if (origin === undefined) return 'must be an http or https address without username and password';
    if (this.#allowed.some((pattern) => matchesPattern(pattern, origin))) return undefined;
    return `is not allowed: start the simulator with --call-out ${origin}`;
  }

  /** Whether any address may be called. */
  get isEnabled(): boolean {
    return this.#allowed.length > 0;
  }

  /** Returns whether an allowed origin contains the host of an address without a wildcard. */
  namesHost(address: string): boolean {
    const { origin, hostname } = new URL(address);
    return this.#allowed.some(
      (pattern) =>
        matchesPattern(pattern, origin) && pattern.replace(/^.*\/\//, '').replace(/:[\d*]*$/, '') === hostname,
    );
  }

  /** Throws if the address may not be called, does not respond in time, or sends too much. */
  async send(
    address: string,
    { timeoutMs = requestTimeoutMs, ...request }: OutgoingRequest,
  ): Promise<OutgoingResponse> {
    const fault = this.fault(address);
    if (fault !== undefined) throw new Error(fault);
    const reply = await fetch(address, {
      ...request,
      headers: { ...request.headers, ...ofWorld },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: reply.status, headers: reply.headers, bytes: await bytesOf(reply.body) };
  }
}

/** Returns a short description of a failed request. */
export const failureText = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'no response in time';
  return cause?.code ?? cause?.message ?? message;
};
