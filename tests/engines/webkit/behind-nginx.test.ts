import { resolve } from 'node:path';
import { nginxConfig } from '#deploy/nginx/config.ts';
import { simOf } from '#sim/client/sim.ts';
import { useFreshWorld, worldOfTest } from '#sim/client/world-of-test.ts';
import { readSite } from '#sim/site/files.ts';
import { start } from '#sim/start/start.ts';
import { freePort, nginxPath, startNginx } from '#tests/support/nginx.ts';
import { walkShortFlow } from './short-flow.ts';
import { test } from './test.ts';

const root = resolve('dist/kidlat');
const host = '127.0.0.1';

const behindNginx = test.extend<{ backend: string }>({
  backend: async ({}, use) => {
    const { address, close } = await start({ port: 0, host });
    await use(address);
    await close();
  },

  site: async ({ backend }, use) => {
    const port = await freePort();
    const config = nginxConfig(readSite(root), {
      root,
      listen: `${host}:${port}`,
      serverName: '_',
      backends: [new URL(backend).host],
      admin: false,
      locale: 'en',
    });
    const nginx = await startNginx(config, port);
    await use(nginx.origin);
    await nginx.close();
  },

  sim: async ({ backend }, use, testInfo) => useFreshWorld(simOf(backend, worldOfTest(testInfo)), testInfo, use),
});

behindNginx(
  'behind nginx a player logs in, plays a round and bets on a draw',
  { tag: '@X22' },
  async ({ phone, sim }) => {
    behindNginx.skip(!nginxPath, 'nginx is not installed');
    await walkShortFlow(phone, sim);
  },
);
