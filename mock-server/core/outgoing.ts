import { fits } from './matching/pattern.ts';

/** What an address answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer<ArrayBuffer>;
}

const patience = 10_000;
const mostBytes = 4 * 1024 * 1024;

const originOf = (address: string): string | undefined => {
  try {
    const { origin, protocol, username, password } = new URL(address);
    return /^https?:$/.test(protocol) && !username && !password ? origin : undefined;
  } catch {
    return undefined;
  }
};

const textOf = async (body: AsyncIterable<Uint8Array> | null): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error(`it answered more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/**
 * The only way in which worlds call others. Whoever starts the simulator names the origins, since whoever may use the
 * console could else make this machine call any address that it can reach. Redirects are not followed.
 */
export class Outgoing {
  readonly #allowed: readonly string[];

  /** Origins such as `http://localhost:3000`; `*` in them stands for anything. */
  constructor(allowed: readonly string[] = []) {
    this.#allowed = allowed;
  }

  /** Why an address may not be called; undefined when it may. */
  fault(address: string): string | undefined {
    const origin = originOf(address);
    if (origin === undefined) return 'wants an address with http or https, without name and password';
    if (this.#allowed.some((pattern) => fits(pattern, origin))) return undefined;
    return `may not be called: start the simulator with --call-out ${origin}`;
  }

  /** Throws when the address may not be called, does not answer within ten seconds, or answers too much. */
  async send(address: string, sent: Sent): Promise<Answered> {
    const fault = this.fault(address);
    if (fault !== undefined) throw new Error(fault);
    const reply = await fetch(address, { ...sent, redirect: 'manual', signal: AbortSignal.timeout(patience) });
    return { status: reply.status, headers: reply.headers, text: await textOf(reply.body) };
  }
}

/** What went wrong with a call, in a few words. */
export const failureText = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'no answer within ten seconds';
  return cause?.code ?? cause?.message ?? message;
};
