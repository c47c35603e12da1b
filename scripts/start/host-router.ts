import express, { type Express } from 'express';
import { sendUnavailable } from '#sim/http/unavailable.ts';
import { forwardCall } from '#sim/optional/processes/forward-call.ts';

/** A brand whose site and simulator a process of its own serves. */
export interface HostedBrand {
  readonly name: string;
  /** Host names without a port. */
  readonly hosts: readonly string[];
  /** Address of its process; undefined after it has ended. */
  readonly address: () => string | undefined;
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const listOf = (brands: readonly HostedBrand[], port: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Brands</title>
<h1>Brands</h1>
<ul>
${brands.map(({ name, hosts: [host] }) => `<li><a href="http://${host}${port}/m/home">${escapeHtml(name)}</a> ${host}`).join('\n')}
</ul>
</html>
`;

/** Returns an application that forwards each request to the process of the brand that its host belongs to. */
export const hostRouter = (brands: readonly HostedBrand[]): Express => {
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)));
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback');
  app.use(async (request, response) => {
    const [, host = '', port = ''] = /^(.*?)(:\d+)?$/.exec(request.headers.host?.toLowerCase() ?? '') ?? [];
    const brand = byHost.get(host);
    if (!brand) {
      const isList = request.path === '/' && request.method === 'GET';
      response.status(isList ? 200 : 404).set({ 'Content-Security-Policy': "default-src 'none'" });
      return void response.type('html').send(listOf(brands, port));
    }
    const address = brand.address();
    if (!address || !(await forwardCall(address, request, response)))
      sendUnavailable(response, `The process of ${brand.name} has ended.`);
  });
  return app;
};
