import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, vi } from 'vitest';

/** The part of `http_ece`, which `web-push` encrypts with, that decrypts; it has no types. */
interface Ece {
  decrypt(body: Buffer, keys: { version: 'aes128gcm'; privateKey: object; authSecret: Buffer }): Buffer;
}

const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as Ece;

/** What a service worker receives. */
export interface Notified {
  readonly texts: Readonly<Record<string, string>>;
  readonly path: string;
  readonly tag: string;
  readonly unread: number;
}

interface PushRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a push service, closed when the test file ends. `status` decides its responses; 201 by default. */
export const startPushService = async (status: () => number = () => 201) => {
  const received: PushRequest[] = [];
  const server = createServer(async (request, response) => {
    received.push({ url: request.url ?? '', headers: request.headers, body: await buffer(request) });
    response.writeHead(status()).end();
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Returns a subscription as a browser creates it, and what it has been sent. */
  const browser = () => {
    const path = `/push/${randomBytes(8).toString('hex')}`;
    const [pair, auth] = [createECDH('prime256v1'), randomBytes(16)];
    const p256dh = pair.generateKeys('base64url');
    const requests = () => received.filter(({ url }) => url === path);
    const notified = (): Notified[] =>
      requests().map(({ body }) =>
        JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString()),
      );
    return {
      subscription: { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } },
      requests,
      notified,
      /** Waits for this number of notifications and returns them. */
      waitFor: (count: number) =>
        vi.waitFor(() => {
          const all = notified();
          if (all.length < count) throw new Error(`${all.length} notifications`);
          return all;
        }),
    };
  };
  return { origin, browser };
};
