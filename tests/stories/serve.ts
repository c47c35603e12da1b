import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundleComponent, componentDocument } from '#tests/support/component.ts';
import { iconFilesHash, iconFileText } from '#ui/styles/icon-drawings.ts';

/** Pages of the server. Components are bundled with every request. */
const pages: Readonly<Record<string, readonly [type: string, make: () => Promise<string>]>> = {
  '/': ['text/html', async () => `${componentDocument}<script src="/parts.js"></script>`],
  '/parts.js': ['text/javascript', () => bundleComponent("import './tests/stories/Stories.tsx';")],
  [`/static/icons.${iconFilesHash}.svg`]: ['image/svg+xml', async () => iconFileText],
};

const server = createServer(async ({ url = '/' }, response) => {
  const [type, make] = pages[url] ?? [];
  const body = await make?.().catch((error: Error) => error.message);
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': `${type ?? 'text/plain'}; charset=utf-8` });
  response.end(body);
});
server.listen(Number(process.env.PORT ?? 4330), '127.0.0.1', () => {
  process.stdout.write(
    `Shared components in all their states: http://localhost:${(server.address() as AddressInfo).port}\n`,
  );
});
