import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds } from '#brands/read.ts';

/** Serves every built brand on a free port; tests receive it as `baseURL`. */
export default async function serveBrands(): Promise<() => void> {
  const built = brandIds().filter((brand) => existsSync(join('dist', brand, 'm', 'home.html')));
  if (!built.includes('kidlat')) throw new Error('There is no built site. Run "npm run build" first.');
  const servers = await Promise.all(
    built.map(async (brand) => {
      const server = fork('tests/support/site-server.ts', {
        env: { ...process.env, SITE_DIR: join('dist', brand), BRAND: brand },
        execArgv: [],
      });
      const [address] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
      if (typeof address !== 'string') throw new Error(`The server of ${brand} did not start.`);
      process.env[`SITE_${brand.toUpperCase()}`] = address;
      return server;
    }),
  );
  return () => {
    for (const server of servers) server.disconnect();
  };
}
