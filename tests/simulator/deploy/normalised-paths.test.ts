import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { nginxConfig } from '#deploy/nginx/config.ts';
import { freePort, nginxPath, startNginx } from '#tests/support/nginx.ts';

const ask = (port: number, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    // Not fetch, because it normalises URLs.
    const sent = request({ host: '127.0.0.1', port, path }, (reply) => {
      let text = '';
      reply.on('data', (part: Buffer) => {
        text += part.toString();
      });
      reply.once('end', () => resolve(text));
    });
    sent.once('error', reject).end();
  });

test.skipIf(!nginxPath)('nginx passes the normalised path to the backend @X23', async () => {
  const backend = createServer((got, response) => response.end(got.url)).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  onTestFinished(() => void backend.close());
  const port = await freePort();
  const config = nginxConfig(new Map(), {
    root: '/nonexistent',
    listen: `127.0.0.1:${port}`,
    serverName: '_',
    backends: [`127.0.0.1:${(backend.address() as AddressInfo).port}`],
    admin: false,
    locale: 'en',
  });
  const proxy = await startNginx(config, port);
  onTestFinished(() => proxy.close());
  const sent = [
    '/wps/system/version?language=EN&a=%2F..',
    '/wps/a/../system/version?x=1',
    '/m/../wps//system/./version',
    '/cdn/img/a%20b%3Fc%25.webp?w=240',
    '/wps/%0a/../..//wps/system/version%0A',
    '/wps/a%0a/../version%0d%0a',
  ];
  expect(await Promise.all(sent.map((path) => ask(port, path)))).toEqual([
    '/wps/system/version?language=EN&a=%2F..',
    '/wps/system/version?x=1',
    '/wps/system/version',
    '/cdn/img/a%20b%3Fc%25.webp?w=240',
    '/wps/system/version%0A',
    '/wps/version%0D%0A',
  ]);
});
