import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { Endpoint } from '#contract/endpoints.ts';
import type { Value } from '#contract/types.ts';

/** A response as received. */
export interface BackendResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if the text is not JSON. */
  readonly json: unknown;
}

interface Sent {
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A backend at an address, called like the site does. `headers` are sent with every call. */
export class Backend {
  readonly base: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(base: string, headers: Readonly<Record<string, string>> = {}) {
    this.base = base.replace(/\/+$/, '');
    this.#headers = headers;
  }

  async send(path: string, init: RequestInit = {}): Promise<BackendResponse> {
    const signal = AbortSignal.timeout(30_000);
    const headers = { ...this.#headers, ...(init.headers as Record<string, string> | undefined) };
    const reply = await fetch(this.base + path, { ...init, headers, signal, redirect: 'manual' });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, text, json: parse(text) };
  }

  call(endpoint: Endpoint, { query, body, token, headers }: Sent = {}): Promise<BackendResponse> {
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
    return this.send(`${endpoint.path}${search.size > 0 ? `?${search}` : ''}`, {
      method: endpoint.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(endpoint.module && { 'module-id': endpoint.module }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}

type Encryption = Value<'consolidatedSettings'>['encryption'];

/**
 * Returns a body encrypted for the backend's public key, in the same format as `src/lib/http/seal.ts`. Throws if
 * the key is invalid.
 */
export const sealed = async (body: unknown, { key, keyId }: Encryption, now: number) => {
  const publicKey = await importJWK(key as JWK, 'RSA-OAEP-256');
  const claims = JSON.stringify({ body, nonce: randomUUID(), at: now });
  const jwe = await new CompactEncrypt(new TextEncoder().encode(claims))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: keyId })
    .encrypt(publicKey);
  return { body: { jwe }, headers: { encryption: `RSA-OAEP-256; kid=${keyId}` } };
};
