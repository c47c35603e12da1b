import type { Page, Request } from 'playwright/test';
import { expect } from './test.ts';

/** A call as in the specification. Queries and bodies may contain more. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly module?: string;
  readonly query?: Readonly<Record<string, string | RegExp>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Sent with the session's token. */
  readonly token?: true;
  /** Sent under an idempotency key. */
  readonly key?: true;
  /** `OTHERS` when run as a standalone home-screen app (R224). */
  readonly device?: 'OTHERS';
  /** Body sent encrypted, with the key id in its header (A81). */
  readonly encrypted?: true;
  /** Content type of the body if it is not JSON. */
  readonly type?: string;
}

export const day = /^\d{4}-\d\d-\d\d$/;

/** Opens a page, performs an interaction and waits for each call of the table. */
export const expectCalls = async (page: Page, address: string, calls: readonly Call[], act?: () => Promise<void>) => {
  const waiting = calls.map(({ method, path }) =>
    page.waitForRequest((request) => request.method() === method && new URL(request.url()).pathname === path),
  );
  await page.goto(address);
  await act?.();
  const created = await Promise.all(waiting);
  for (const [at, call] of calls.entries()) await expectCall(created[at] as Request, call);
};

const expectBody = (request: Request, type: string, { path, body, encrypted }: Call): void => {
  expect(type, `${path}: content type`).toContain('application/json');
  if (encrypted) return;
  expect(request.postDataJSON(), path).toMatchObject(body ?? {});
};

/**
 * Compares a call with its endpoint: method and path as found, module, token, key, device, encryption, query and body.
 */
export const expectCall = async (request: Request, call: Call): Promise<void> => {
  const { path, module, query, body, encrypted, type } = call;
  const headers = await request.allHeaders();
  expect(headers['module-id'], `${path}: Module-Id`).toBe(module);
  expect(headers.device, `${path}: Device`).toBe(call.device);
  expect(/^Bearer .+/.test(headers.authorization ?? ''), `${path}: token`).toBe(call.token === true);
  expect(headers['idempotency-key'] !== undefined, `${path}: Idempotency-Key`).toBe(call.key === true);
  if (encrypted) expect(headers.encryption, `${path}: Encryption`).toMatch(/^RSA-OAEP-256; kid=\S+$/);
  else expect(headers.encryption, `${path}: Encryption`).toBeUndefined();
  const asked = new URL(request.url()).searchParams;
  for (const [name, value] of Object.entries(query ?? {}))
    expect(asked.get(name) ?? '', `${path}: ${name}`).toMatch(
      value instanceof RegExp ? value : new RegExp(`^${value}$`),
    );
  if (type) expect(headers['content-type'], `${path}: content type`).toContain(type);
  else if (body || encrypted) expectBody(request, headers['content-type'] ?? '', call);
};

export const token = true as const;
